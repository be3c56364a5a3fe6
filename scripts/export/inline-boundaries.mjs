/*
 * React's streaming renderer sends Suspense boundaries past the first 12.8 kB out of line: a fallback
 * in their place, the content in a hidden element at the end, a script to swap the two. On a finished
 * page that only hides the content from whoever runs no scripts, and Next has no setting for it.
 */

/**
 * Puts every out-of-line boundary of a finished page back in its place and takes the swapping scripts
 * away. Throws if the page holds a boundary whose content is nowhere in it.
 * @param {string} html
 * @returns {string}
 */
export function inlineBoundaries(html) {
  let page = html
  for (;;) {
    const pending = /<!--\$\?--><template id="B:([0-9a-f]+)"><\/template>/.exec(page)
    if (!pending) break
    const [marker, id] = pending
    const segment = takeElement(page, `<div hidden id="S:${id}">`)
    if (!segment) throw new Error(`Suspense boundary B:${id} has no content S:${id} in the page`)
    const start = segment.rest.indexOf(marker)
    const end = boundaryEnd(segment.rest, start + marker.length)
    page = `${segment.rest.slice(0, start)}<!--$-->${segment.content}${segment.rest.slice(end)}`
  }
  return (
    page
      .replace(/<script>\$RB=\[\];.*?<\/script>/gs, '')
      .replace(/<script>\$RC\(.*?<\/script>/gs, '')
      // For view transitions of streamed boundaries only; not valid HTML.
      .replaceAll(/ vt-[a-z]+="[^"]*"/g, '')
      .replace('<script>requestAnimationFrame(function(){$RT=performance.now()});</script>', '')
  )
}

/**
 * Cuts the div with this opening tag out of the page.
 * @param {string} page
 * @param {string} openingTag
 */
function takeElement(page, openingTag) {
  const start = page.indexOf(openingTag)
  if (start < 0) return undefined
  const tags = /<(\/?)div\b/g
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(page); tag; tag = tags.exec(page)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) {
      return {
        content: page.slice(start + openingTag.length, tag.index),
        rest: page.slice(0, start) + page.slice(tag.index + '</div>'.length),
      }
    }
  }
  return undefined
}

/**
 * Where the closing comment of the boundary begins, whose content starts at `from`.
 * @param {string} page
 * @param {number} from
 */
function boundaryEnd(page, from) {
  const comments = /<!--(\/?)\$[?!~]?-->/g
  comments.lastIndex = from
  let depth = 1
  for (let comment = comments.exec(page); comment; comment = comments.exec(page)) {
    depth += comment[1] ? -1 : 1
    if (depth === 0) return comment.index
  }
  throw new Error('A Suspense boundary of the page is never closed')
}
