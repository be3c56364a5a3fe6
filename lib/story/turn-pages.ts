import { storyPages } from './pages'

/** Index of the end page, which follows the story's pages in the row. */
export const endPage: number = storyPages.length

/** A page turn: the index of the new page, and the side it enters from. */
export interface Turn {
  page: number
  from: 'left' | 'right'
}

interface Reading {
  /** Index of the page where the row rests, or to which it jumps. */
  current: number
  /** The page to which a script scrolls until the row rests there, and the number of the attempt. */
  goal?: { page: number; attempt: number }
  /** The turn in progress, or the last one. */
  turn?: Turn
}

/** The first attempt scrolls smoothly, the others jump, because slow browsers may pause during a scroll. */
const maxAttempts = 10

type ReadingEvent =
  /** `to` returns the page to turn to, given the one that is shown or comes next. */
  | { type: 'turn'; to: (page: number) => number }
  | { type: 'show' | 'enter'; page: number }
  | { type: 'take over' | 'resize' }
  /** `position` of the row, in pages. */
  | { type: 'rest'; position: number }

/** The reducer that knows the current page of the story, and the turn to another one. */
export function turnPages(reading: Reading, event: ReadingEvent): Reading {
  const { current, goal, turn } = reading
  switch (event.type) {
    case 'turn': {
      const next = goal?.page ?? current
      const page = event.to(next)
      if (page === next || page < 0 || page > endPage) return reading
      // Jumps, because a smooth scroll that another one interrupts may end between two pages, and a long one is slow.
      if (goal || Math.abs(page - current) > 1) return turnPages(reading, { type: 'show', page })
      return { ...reading, goal: { page, attempt: 1 } }
    }
    case 'show':
      return { current: event.page, goal: { page: event.page, attempt: 2 } }
    case 'resize':
      // The browser has kept the scroll position in pixels.
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
