import { buildBookletStyles } from '@/lib/story/booklet'

export const dynamic = 'force-static'

/** The pages have their own margins: in the paper's, browsers print address and date. */
const paper = '@page { size: landscape; margin: 0; }\n'

/** The story's paper, and the order of the booklet's pages. A file of its own, because no other page has this paper. */
export function GET() {
  return new Response(paper + buildBookletStyles(), {
    headers: { 'Content-Type': 'text/css; charset=utf-8' },
  })
}
