import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { storyWorkerPath } from '@/lib/story/kept-story'
import { browserOptions } from './bundle'
import { listKeptStoryFiles } from './kept-story-files'

/** Bundles the service worker that keeps the story. Runs after the pages are finished, whose hashes it contains. */
export async function writeStoryWorker(out: string): Promise<void> {
  const options = browserOptions()
  const build = await rolldown({
    ...options,
    input: 'client/offline/story-worker.ts',
    transform: {
      define: { ...options.transform.define, KEPT_FILES: JSON.stringify(listKeptStoryFiles(out)) },
    },
  })
  await build.write({ file: join(out, storyWorkerPath), format: 'iife', minify: true })
}
