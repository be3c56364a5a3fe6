import { listen } from './listen'

/** Closes an open menu on Escape until React has hydrated it (components/ui/disclosure.tsx). */
export function closeOnEscape(): void {
  listen('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape') return
    const control = document.querySelector<HTMLElement>('[name][open]:not([data-live] *) > summary')
    control?.click()
    control?.focus()
  })
}
