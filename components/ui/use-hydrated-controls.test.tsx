import { render } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { useHydratedControls } from './use-hydrated-controls'

function Controls({ onEffect }: { onEffect: (live: boolean) => void }) {
  const container = useRef<HTMLDivElement>(null)
  useHydratedControls(container)
  return (
    <div ref={container} data-controls="">
      <Inside onEffect={onEffect} />
    </div>
  )
}

function Inside({ onEffect }: { onEffect: (live: boolean) => void }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => onEffect(place.current?.closest('[data-live]') !== null), [onEffect])
  return <span ref={place} />
}

// That presses from before are repeated is in e2e/early-clicks.spec.ts.
test('marks the container before any effect runs, so that no press is both handled and repeated', () => {
  const onEffect = jest.fn()
  render(<Controls onEffect={onEffect} />)
  expect(onEffect).toHaveBeenCalledWith(true)
})
