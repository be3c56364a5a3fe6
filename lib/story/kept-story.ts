import { withBasePath } from '@/lib/base-path'

/* What the pages, the build and the story's service worker (client/offline/story-worker.ts) have in common. */

/** The worker's path, without the base path. */
export const storyWorkerPath = '/story-worker.js'
/** The worker's scope: the story's pages in every language, with and without `.html`. */
export const storyWorkerScope = withBasePath('/free-story')

/** The compressed size of the kept story, rounded to tens of kB, for its button. */
export const keptStorySize = 290

/**
 * The name of the cache for a language and a release; without a version, the beginning of these names. They begin with
 * the scope, because other projects on the same host may have caches too.
 */
export const getStoryCacheName = (locale: string, version = '') => `${storyWorkerScope}:${locale}:${version}`

export type KeptFile = readonly [url: string, integrity: string]

/** The files of a release. */
export interface KeptFiles {
  version: string
  /** Files that are the same in every language. */
  shared: readonly KeptFile[]
  languages: Record<string, readonly [page: KeptFile, dictionary: KeptFile]>
}

/**
 * The outcome of keeping the story. `full` means that no storage is left, `blocked` that the browser does not allow it.
 */
export type KeepOutcome = 'kept' | 'full' | 'blocked' | 'failed'
