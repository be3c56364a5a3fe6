/** A part of a page's source. @typedef {{ start: number, end: number }} Range */
/**
 * What replaces a part of the source: text, and other parts of the source, to which the edits are applied
 * too. @typedef {Range & { by: (string | Range)[] }} Edit
 */

/** Removes a part. @param {Range} range @returns {Edit} */
export const cut = ({ start, end }) => ({ start, end, by: [] })

/** Inserts text at an offset. @param {number} at @param {string} text @returns {Edit} */
export const insert = (at, text) => ({ start: at, end: at, by: [text] })

/**
 * A page's source with the edits applied. Of two that overlap, the one that begins first is applied, or else
 * the longer one; at the same offset, insertions come first, in their order.
 * @param {string} source
 * @param {Edit[]} edits with offsets in the source
 * @param {number} [until] offset in the source at which the result ends
 * @returns {string} Throws if the edits have removed the offset `until`.
 */
export function edited(source, edits, until) {
  const sorted = edits.toSorted(
    (one, other) =>
      one.start - other.start ||
      Number(one.end > one.start) - Number(other.end > other.start) ||
      other.end - one.end,
  )
  let text = ''
  let reached = false
  const copy = (/** @type {Range} */ { start, end }) => {
    if (reached) return
    reached = until !== undefined && start <= until && until <= end
    text += source.slice(start, reached ? until : end)
  }
  const write = (/** @type {Range} */ range) => {
    let from = range.start
    for (const { start, end, by } of sorted) {
      if (start < from || end > range.end) continue
      copy({ start: from, end: start })
      for (const part of by) {
        if (typeof part !== 'string') write(part)
        else if (!reached) text += part
      }
      from = end
    }
    copy({ start: from, end: range.end })
  }
  write({ start: 0, end: source.length })
  if (until !== undefined && !reached)
    throw new Error(`The source at ${until}, ${source.slice(until, until + 40)}…, is not in the edited page.`)
  return text
}
