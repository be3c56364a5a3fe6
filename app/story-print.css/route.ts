import { buildBookletStyles } from '@/lib/story/booklet'

export const dynamic = 'force-static'

/** No margins, in which browsers would print the address and the date. The pages have margins of their own. */
const paper = '@page { size: landscape; margin: 0; }\n'

/** The story's paper and the order of the booklet's pages, in a file of their own because only the story's page needs them. */
export function GET() {
  return new Response(paper + buildBookletStyles(), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  })
}
