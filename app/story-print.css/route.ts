import { readFileSync } from 'node:fs'
import { buildBookletStyles } from '@/lib/story/booklet'

export const dynamic = 'force-static'

/** The print styles of the story and the booklet, in a file of their own because only the story's page needs them. */
export function GET() {
  const styles = ['story-print', 'booklet-print'].map((name) =>
    readFileSync(`components/story/${name}.css`, 'utf8'),
  )
  return new Response(styles.join('\n') + buildBookletStyles(), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  })
}
