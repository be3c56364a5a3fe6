import { extname } from 'node:path'
import { cacheRules, getCacheControl, getContentType, hostFiles } from './rules'

/** Files with the same headers, uploaded by one command. */
type Upload = {
  /** of the cache rule, without the leading slash; empty if no rule applies */
  pattern: string
  extension: string
  cacheControl: string
}

/**
 * Files with a hash in their name come first, and pages after all that they refer to. Dictionaries come last: a page that
 * is newer than its dictionary only waits for it, but one that is older would have to be replaced (docs/deploying.md).
 */
function rankUpload({ extension, cacheControl }: Upload) {
  if (extension === '.json') return 3
  if (extension === '.html') return 2
  return cacheControl.includes('immutable') ? 0 : 1
}

/** @param names of all files, from the export's root */
function groupUploads(names: string[]): Upload[] {
  const uploads: Map<string, Upload> = new Map()
  for (const name of names) {
    if (hostFiles.includes(name)) continue
    const rule = cacheRules.find(({ path }) => `/${name}`.startsWith(path.slice(0, -1)))
    const pattern = rule?.path.slice(1) ?? ''
    const extension = extname(name)
    uploads.set(`${pattern} ${extension}`, {
      pattern,
      extension,
      cacheControl: getCacheControl(`/${name}`),
    })
  }
  return [...uploads.values()].sort((one, other) => rankUpload(one) - rankUpload(other))
}

function requireContentType(extension: string) {
  const type = getContentType(`a${extension}`)
  if (type) return type
  throw new Error(`scripts/export/hosts/rules.ts has no media type for the file extension ${extension}.`)
}

function formatUpload({ pattern, extension, cacheControl }: Upload) {
  const include = pattern ? pattern.replace('*', `*${extension}`) : `*${extension}`
  const otherUploads = pattern
    ? []
    : [
        ...cacheRules.map(({ path }) => path.slice(1)),
        ...hostFiles.filter((name) => name.endsWith(extension)),
      ].map((excluded) => `--exclude '${excluded}'`)
  return [
    ...['send', `'${cacheControl}'`, `'${requireContentType(extension)}'`, `--include '${include}'`],
    ...otherUploads,
  ].join(' ')
}

/**
 * Creates a script that uploads the export to a bucket for CloudFront. S3 stores the content type and Cache-Control with
 * each file. Throws if a content type is unknown.
 * @param names of the files, from the export's root; without .br and .gz, because CloudFront compresses
 */
export const createS3UploadScript = (names: string[]): string => `#!/bin/sh
# Written by the build from scripts/export/hosts/rules.ts. Uploads out/: .deploy/cloudfront-upload.sh BUCKET
# Pages come after the files they need, dictionaries last. Deletes nothing: visitors may still have older pages.
set -eu
bucket="s3://\${1:?name of the bucket}"
cd "$(dirname "$0")/../out"
send() {
  cache=$1 type=$2
  shift 2
  aws s3 cp . "$bucket" --recursive --no-progress --cache-control "$cache" --content-type "$type" --exclude '*' "$@"
}
${groupUploads(names).map(formatUpload).join('\n')}
`
