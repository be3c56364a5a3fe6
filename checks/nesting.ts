import type { JSONPath } from 'jsonc-parser'
import type { Violation } from './findings'

/*
 * Finds the line where an object or a list of a broken JSON file should have been closed. A parser notices a missing
 * bracket at the end of the file; the indentation changes where it is missing.
 */

/** An open object or list. `own`: the indentation of its first line; `items`: that of its contents. */
type Open = { name: string; offset: number; own: number; items?: number }

/** Returns functions for the events of a parser, and what they have `found`. @param text of the file */
export function createNestingCheck(text: string) {
  const stack: Open[] = []
  const check = {
    found: undefined as { offset: number; violation: Violation } | undefined,
    onBegin: (offset: number, path: JSONPath) => {
      if (typeof path.at(-1) === 'number') check.onItem(offset)
      const own = getIndentation(text, offset)
      stack.push({ name: path.join('.'), offset, own })
    },
    /** A property of an object, or an item of a list. */
    onItem: (offset: number) => {
      const open = stack.at(-1)
      const indentation = getIndentation(text, offset)
      if (!open || !isFirstOnLine(text, offset)) return
      open.items ??= indentation
      if (indentation < open.items) report(offset, open, 'notClosed')
      if (indentation > open.items) report(offset, open, 'closedEarly')
    },
    onEnd: (offset: number) => {
      const open = stack.pop()
      if (open && isFirstOnLine(text, offset) && getIndentation(text, offset) < open.own)
        report(offset, open, 'notClosed')
    },
  }
  const report = (offset: number, open: Open, code: 'notClosed' | 'closedEarly') => {
    const values = { name: open.name || '{', line: text.slice(0, open.offset).split('\n').length }
    check.found ??= { offset, violation: code === 'notClosed' ? { code, values } : { code } }
  }
  return check
}

const getLineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1
const isFirstOnLine = (text: string, offset: number) =>
  text.slice(getLineStart(text, offset), offset).trim() === ''
const getIndentation = (text: string, offset: number) =>
  text.slice(getLineStart(text, offset)).search(/[^ \t]/)
