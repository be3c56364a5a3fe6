import { act, render } from '@testing-library/react'
import { useScrolled } from './use-scrolled'

function Sentinel() {
  const [sentinel, isScrolled] = useScrolled()
  return <div ref={sentinel}>{isScrolled ? 'scrolled' : 'at the top'}</div>
}

test('after busy frames the newest report counts', () => {
  let report = (_ratios: number[]) => {}
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: (entries: { intersectionRatio: number }[]) => void) {
        report = (ratios) => act(() => callback(ratios.map((intersectionRatio) => ({ intersectionRatio }))))
      }
      observe() {}
      disconnect() {}
    },
  })
  const { container } = render(<Sentinel />)
  report([0])
  expect(container).toHaveTextContent('scrolled')
  report([0, 1])
  expect(container).toHaveTextContent('at the top')
})
