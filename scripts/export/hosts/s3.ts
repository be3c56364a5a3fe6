import { extname } from 'node:path'
import { cacheControl, cacheRules, contentType, hostFiles } from './rules'

/** Pages lead to all other files, so they are uploaded last; files with a hash in their names first. */
const order = ({ ending, cache }: Upload) => (ending === '.html' ? 2 : cache.includes('immutable') ? 0 : 1)

/** Files with the same headers. */
type Upload = { rule: string; ending: string; cache: string }

/** @param names of all files, from the export's root */
function uploadsOf(names: string[]): Upload[] {
  const uploads: Map<string, Upload> = new Map()
  for (const name of names) {
    if (hostFiles.includes(name)) continue
    const rule = cacheRules.find(({ path }) => `/${name}`.startsWith(path.slice(0, -1)))?.path.slice(1) ?? ''
    const ending = extname(name)
    uploads.set(`${rule} ${ending}`, { rule, ending, cache: cacheControl(`/${name}`) })
  }
  return [...uploads.values()].sort((one, other) => order(one) - order(other))
}

function typeOf(ending: string) {
  const type = contentType(`a${ending}`)
  if (type) return type
  throw new Error(`scripts/export/hosts/rules.ts has no media type for files that end with ${ending}.`)
}

function line({ rule, ending, cache }: Upload) {
  const include = rule ? rule.replace('*', `*${ending}`) : `*${ending}`
  const others = rule
    ? []
    : [
        ...cacheRules.map(({ path }) => path.slice(1)),
        ...hostFiles.filter((name) => name.endsWith(ending)),
      ].map((pattern) => `--exclude '${pattern}'`)
  return ['send', `'${cache}'`, `'${typeOf(ending)}'`, `--include '${include}'`, ...others].join(' ')
}

/**
 * A script that uploads the export to a bucket, for CloudFront: each file with its type and Cache-Control, which S3
 * stores with the file. Throws if a file's type is not known. CloudFront compresses, so no .br and .gz are sent.
 * @param names of all files, from the export's root
 */
export const s3Upload = (names: string[]) => `#!/bin/sh
# Written by the build from scripts/export/hosts/rules.ts. Uploads out/: .deploy/cloudfront-upload.sh BUCKET
# In two passes: what pages need, then pages. Nothing is deleted: visitors may still have the pages before.
set -eu
bucket="s3://\${1:?name of the bucket}"
cd "$(dirname "$0")/../out"
send() {
  cache=$1 type=$2
  shift 2
  aws s3 cp . "$bucket" --recursive --no-progress --cache-control "$cache" --content-type "$type" --exclude '*' "$@"
}
${uploadsOf(names).map(line).join('\n')}
`
