import { pages } from '@/lib/pages'
import type { Client } from './bundle'

/** A page of the export. */
export interface Row {
  file: string
  /** Which scripts it has; none: React does not run in it. */
  entry?: keyof Client
}

/** The pages of the export: those of lib/pages.ts and the 404 page. */
export const rows: readonly Row[] = [
  ...pages.map((page) => ({
    file: page.file,
    ...(page.kind !== 'document' && { entry: page.kind }),
  })),
  { file: '404.html' },
]

/** Throws if a page has no row or a row has no page. @param files names of the pages in the export */
export function assertPages(files: readonly string[]): void {
  const missing = rows.filter(({ file }) => !files.includes(file)).map(({ file }) => file)
  if (missing.length > 0) throw new Error(`out/ lacks ${missing.join(', ')}, which lib/pages.ts lists.`)
  const unknown = files.filter((file) => !rows.some((row) => row.file === file))
  if (unknown.length > 0) throw new Error(`out/ has ${unknown.join(', ')}, which lib/pages.ts does not list.`)
}
