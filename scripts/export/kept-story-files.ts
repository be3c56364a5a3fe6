import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath } from '@/lib/base-path'
import { getDictionaryUrl } from '@/lib/dictionary-urls'
import { freeStoryPages } from '@/lib/pages'
import type { KeptFile, KeptFiles } from '@/lib/story/kept-story'
import { listFiles } from '../tools/files'
import { computeIntegrity } from './security'

/** The scripts and pictures that only the landing page needs, by the beginning of their names. */
const landingFiles = /\/(?:client\/(?:landing|legal-route)-|media\/edge-(?:torn|waves)\.)/

/** Lists what the story's pages need, and nothing else. @param out folder of the finished export */
export function listKeptStoryFiles(out: string): KeptFiles {
  const read = (url: string) => readFileSync(join(out, url.slice(basePath.length)))
  const toKeptFile = (url: string): KeptFile => [url, computeIntegrity(read(url))]
  const pictures = freeStoryPages.flatMap(({ href }) => `${read(href)}`.match(/(?<=<img src=")[^"]+/g) ?? [])
  const scriptsAndStyles = listFiles(join(out, '_next/static'))
    .map((name) => `${basePath}/_next/static/${name}`)
    .filter((url) => !landingFiles.test(url) && !/\.(br|gz)$/.test(url))
  const urls = [...new Set([...pictures, ...scriptsAndStyles, `${basePath}/story-print.css`])].sort()
  const languages = freeStoryPages.map(({ locale, href }): [string, [KeptFile, KeptFile]] => [
    locale,
    [toKeptFile(href), toKeptFile(getDictionaryUrl(locale))],
  ])
  const files = { shared: urls.map(toKeptFile), languages: Object.fromEntries(languages) }
  const version = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  return { version, ...files }
}
