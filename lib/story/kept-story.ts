import { withBasePath } from '@/lib/base-path'

/* What the site and the service worker that keeps the story (client/offline/story-worker.ts) have to agree on. */

/** The worker's path, without the base path. */
export const storyWorkerPath = '/story-worker.js'
/** The worker answers for pages whose URL begins with this: the story's own, with and without `.html`. */
export const storyWorkerScope = withBasePath('/free-story')

/** The size of the kept story by gzip, as its button says it: in kB, in tens. */
export const keptStorySize = 290

/**
 * The name of the cache with a language's files; without a version the beginning of all such names. They begin with the
 * scope, because other projects may have caches on the same host.
 */
export const getStoryCacheName = (locale: string, version = '') => `${storyWorkerScope}:${locale}:${version}`

/** A file's URL, and its Subresource Integrity value. */
export type KeptFile = readonly [url: string, integrity: string]

/** The files of a release. */
export interface KeptFiles {
  version: string
  /** What is the same in every language. */
  shared: readonly KeptFile[]
  /** The page of each language, and its dictionary. */
  languages: Record<string, readonly [page: KeptFile, dictionary: KeptFile]>
}

/** What came of keeping the story: `full`: no room is left; `blocked`: the browser does not allow it. */
export type KeepOutcome = 'kept' | 'full' | 'blocked' | 'failed'
