import { storyPages } from './pages'

/** Index of the end page, which follows the story's pages in the row and is not counted. */
export const endPage: number = storyPages.length

/** A page turn: the index of the new page, and the side it enters from. */
export interface Turn {
  page: number
  from: 'left' | 'right'
}

interface Reading {
  /** Index of the page that is read: the row rests there, or is sent there without a turn. */
  current: number
  /** The page that a script scrolls to until the row rests there, and how often it has tried. */
  goal?: { page: number; attempt: number }
  /** The turn in progress, or the last one. */
  turn?: Turn
}

/** The first attempt scrolls, the others jump. Then the row may rest elsewhere. Slow browsers pause during a scroll. */
const maxAttempts = 10

type ReadingEvent =
  /** @param to returns the page to turn to, from the one that is shown or comes next */
  | { type: 'turn'; to: (page: number) => number }
  | { type: 'show' | 'enter'; page: number }
  | { type: 'take over' | 'resize' }
  /** @param position of the row, in pages */
  | { type: 'rest'; position: number }

/** Which page of the story is read, and which turn leads to another. */
export function turnPages(reading: Reading, event: ReadingEvent): Reading {
  const { current, goal, turn } = reading
  switch (event.type) {
    case 'turn': {
      const next = goal?.page ?? current
      const page = event.to(next)
      if (page === next || page < 0 || page > endPage) return reading
      // A second smooth scroll during the first may end between two pages, and one over many pages takes a second.
      if (goal || Math.abs(page - current) > 1) return turnPages(reading, { type: 'show', page })
      return { ...reading, goal: { page, attempt: 1 } }
    }
    case 'show':
      return { current: event.page, goal: { page: event.page, attempt: 2 } }
    case 'resize':
      // The browser keeps the position in pixels.
      return turnPages(reading, { type: 'show', page: goal?.page ?? current })
    case 'take over':
      return goal ? { current, turn } : reading
    case 'enter': {
      const { page } = event
      if (page === current || page === turn?.page || (goal && page !== goal.page)) return reading
      return { ...reading, turn: { page, from: page > current ? 'right' : 'left' } }
    }
    case 'rest': {
      const page = Math.round(event.position)
      const isThere = Math.abs(event.position - (goal?.page ?? page)) < 0.01
      if (isThere || goal?.attempt === maxAttempts)
        return { current: page, turn: page === current ? undefined : turn }
      return goal ? { ...reading, goal: { ...goal, attempt: goal.attempt + 1 } } : reading
    }
  }
}
