import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@/lib/pages'
import { type BuildInfo, readBuildInfo } from '../export/build-info'
import { hiddenHostFiles } from '../export/hosts/rules'
import { listFiles } from '../tools/files'

export type DeliveredFile = {
  /** where the host must deliver it */
  path: string
  /** in the export */
  name: string
  /** whether the build has compressed copies of it */
  isCompressed: boolean
}

/** The export that a live site is compared with. */
export interface Build extends BuildInfo {
  /** every page and every other file that the host must deliver */
  delivered: DeliveredFile[]
  read: (name: string) => Buffer
}

const toPath = (name: string): string => pages.find(({ file }) => file === name)?.route ?? `/${name}`

/** The 404 page is checked at unknown paths; `fr/index.html` is a copy of `fr.html` for hosts that need it. */
const isDelivered = (name: string) =>
  !/\.(br|gz)$|.\/index\.html$/.test(name) && name !== '404.html' && !hiddenHostFiles.includes(name)

/** Reads an export in a folder. Throws if there is none. */
export function readBuild(out: string): Build {
  const info = readBuildInfo(out)
  const names = listFiles(out)
  const allNames = new Set(names)
  const delivered = names
    .filter(isDelivered)
    .map((name) => ({ path: toPath(name), name, isCompressed: allNames.has(`${name}.gz`) }))
  return { ...info, delivered, read: (name) => readFileSync(join(out, name)) }
}
