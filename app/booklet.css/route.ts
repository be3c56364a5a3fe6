import { readFileSync } from 'node:fs'
import { buildBookletStyles } from '@/lib/story/booklet'

export const dynamic = 'force-static'

/** The styles of the printed booklet. A file of their own, because only the story's page needs them. */
export function GET() {
  const styles = readFileSync('components/story/booklet-print.css', 'utf8')
  return new Response(styles + buildBookletStyles(), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  })
}
