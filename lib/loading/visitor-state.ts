import { savePlace } from '@/lib/router/saved-place'

/*
 * What a visitor has done on the page, for the page that a reload puts in its place. Browsers themselves keep the scroll
 * position of the window.
 */

/** Elements are numbers: their positions among the page's controls. */
interface VisitorState {
  /** How many controls the page has. With another number, the positions mean nothing. */
  controls: number
  focused: number
  /** Open menus and notifications, and selected radio buttons. */
  active: number[]
  /** Buttons whose presses wait for React, with their `data-pressed`. */
  pressed: [position: number, presses: string][]
  /** Index of the story's page. */
  storyPage: number
}

const listControls = () => [
  ...document.querySelectorAll<HTMLElement>('a, button, details, input, summary, [popover]'),
]

/** Reads what the visitor has done. */
export function readVisitorState(): VisitorState {
  const controls = listControls()
  const story = document.querySelector('.story-pages')
  return {
    controls: controls.length,
    focused: controls.indexOf(document.activeElement as HTMLElement),
    // `:is()` accepts the pseudo-class also in browsers that do not know it.
    active: controls.flatMap((element, at) =>
      element.matches(':is([open], :popover-open, :checked)') ? [at] : [],
    ),
    pressed: controls.flatMap(({ dataset: { pressed } }, at) => (pressed ? [[at, pressed] as const] : [])),
    storyPage: story?.clientWidth ? Math.round(story.scrollLeft / story.clientWidth) : 0,
  } as VisitorState
}

/** Restores on a page that is not hydrated yet what `readVisitorState` has read. */
export function restoreVisitorState(state: object): void {
  const { controls: count, focused, active, pressed, storyPage } = state as Partial<VisitorState>
  // The story shows it once it has all pages.
  if (storyPage) savePlace({ storyPage })
  const controls = listControls()
  if (controls.length !== count) return
  for (const at of active ?? []) {
    const element = controls[at]
    if (element instanceof HTMLDetailsElement) element.open = true
    else if (element instanceof HTMLInputElement) element.checked = true
    else element?.showPopover()
  }
  for (const [at, presses] of pressed ?? []) Object.assign(controls[at]?.dataset ?? {}, { pressed: presses })
  if (document.activeElement === document.body) controls[focused ?? -1]?.focus({ preventScroll: true })
}
