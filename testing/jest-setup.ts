import '@testing-library/jest-dom'

// Browser APIs that jsdom lacks and the components use.
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, {
  IntersectionObserver: IdleObserver,
  ResizeObserver: IdleObserver,
  matchMedia: () => Object.assign(new EventTarget(), { matches: false, media: '' }),
})
Object.assign(performance, { getEntriesByType: () => [] })
