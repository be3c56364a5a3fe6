import { rabbit } from './friends'
import { group, line } from './svg'

/** Milo who makes a speech (page 7), his pointer on the plan. */
export const miloSpeaks = () =>
  group(
    { rotate: 4 },
    line('M-122-146L-235-244', '#6E4656', 7),
    rabbit({ mood: 'talking', look: [-0.8, 0.2], raised: true }),
  )
