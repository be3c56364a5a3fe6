import '@testing-library/jest-dom'

// What jsdom lacks and the components ask for.
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, {
  IntersectionObserver: IdleObserver,
  matchMedia: () => Object.assign(new EventTarget(), { matches: false, media: '' }),
})
