import { buildBookletStyles } from '@/lib/story/booklet'

export const dynamic = 'force-static'

/** Without margins, because browsers print the address and the date there. The story's pages have their own margins. */
const paper = '@page { size: landscape; margin: 0; }\n'

/** The story's paper and the order of the booklet's pages, in a file of their own because only the story's page needs them. */
export function GET() {
  return new Response(paper + buildBookletStyles(), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  })
}
