import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { AreaId, Crayon } from '@/lib/story/colouring'
import { findTouchedArea } from './find-touched-area'
import { paintArea } from './paint-area'

interface ColouringPictureProps {
  /** The sheet's SVG, whose shapes have the ids of their areas in `data-area`. */
  drawing: Element
  fills: ReadonlyMap<AreaId, Crayon>
  /** The accessible name of the list of areas. */
  label: string
  nameFill: (area: AreaId, crayon: Crayon | undefined) => string
  onFill: (area: AreaId) => void
}

/**
 * The picture, in which a tap fills an area. For keyboards and screen readers each area also has a button; the picture
 * highlights the area of the focused button.
 */
export function ColouringPicture({ drawing, fills, label, nameFill, onFill }: ColouringPictureProps) {
  const paper = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const shapes = useMemo(() => [...drawing.querySelectorAll<SVGElement>('[data-area]')], [drawing])
  const areas = useMemo(() => [...new Set(shapes.map(getArea))], [shapes])

  useEffect(() => {
    paper.current?.append(drawing)
  }, [drawing])

  useEffect(() => {
    for (const shape of shapes) paintArea(shape, fills.get(getArea(shape)))
  }, [shapes, fills])

  const highlight = (area: AreaId | undefined) => {
    for (const shape of shapes) shape.toggleAttribute('data-current', getArea(shape) === area)
  }
  const moveFocus = (event: KeyboardEvent) => {
    const target = {
      ArrowRight: current + 1,
      ArrowDown: current + 1,
      ArrowLeft: current - 1,
      ArrowUp: current - 1,
      Home: 0,
      End: -1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    list.current
      ?.querySelectorAll('button')
      .item((target + areas.length) % areas.length)
      .focus()
  }

  return (
    <div className="crayons-sheet">
      <div
        ref={paper}
        aria-hidden="true"
        onClick={({ clientX, clientY }) => {
          const area = findTouchedArea(clientX, clientY)
          if (area) onFill(area)
        }}
      />
      <ul ref={list} aria-label={label} onKeyDown={moveFocus}>
        {areas.map((area, index) => (
          <li key={area}>
            <button
              type="button"
              tabIndex={index === current ? 0 : -1}
              onFocus={() => {
                setCurrent(index)
                highlight(area)
              }}
              onBlur={() => highlight(undefined)}
              onClick={() => onFill(area)}
            >
              {nameFill(area, fills.get(area))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const getArea = (shape: SVGElement) => shape.dataset.area as AreaId
