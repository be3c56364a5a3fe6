import { render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { useLiveControls } from './use-live-controls'

interface ControlsProps {
  onPress?: () => void
  onEffect?: (live: boolean) => void
  /** One plus sign for each earlier press. */
  marks?: string
}

function Controls({ onPress, onEffect, marks }: ControlsProps) {
  const container = useRef<HTMLDivElement>(null)
  useLiveControls(container)
  return (
    <div ref={container} data-controls="">
      <button type="button" data-pressed={marks} onClick={onPress}>
        Press
      </button>
      <Inside onEffect={onEffect} />
    </div>
  )
}

function Inside({ onEffect }: { onEffect?: (live: boolean) => void }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => onEffect?.(place.current?.closest('[data-live]') !== null), [onEffect])
  return <span ref={place} />
}

test('three presses before hydration are three afterwards', () => {
  const onPress = jest.fn()
  render(<Controls onPress={onPress} marks="+++" />)
  expect(onPress).toHaveBeenCalledTimes(3)
  expect(screen.getByRole('button')).not.toHaveAttribute('data-pressed')
})

test('the container is live before any effect, so that no press is both handled and marked', () => {
  const onEffect = jest.fn()
  render(<Controls onEffect={onEffect} />)
  expect(onEffect).toHaveBeenCalledWith(true)
})
