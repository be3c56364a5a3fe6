import { useTranslations } from 'next-intl'
import { notify } from '@/client/notifications/notify'
import { type KeptStory, keepStory, readKept, removeStory } from '@/client/offline/keep-story'
import type { KeepOutcome } from '@/lib/story/kept-story'

/* Keeping the story, and the notifications about it. A chunk that only visitors who ask for it load. */

type Kept = 'kept' | undefined
type Outcome = KeepOutcome | 'removed' | 'evicted'

const notifyOf = (outcome: Outcome) => notify.add({ id: 'keep', title: <OutcomeText outcome={outcome} /> })

/** A component, so that a notification on screen changes its language with the page. */
function OutcomeText({ outcome }: { outcome: Outcome }) {
  return useTranslations('free-story.keep')(outcome)
}

/** Reads whether the story is kept in the page's language. Notifies the visitor if the browser has removed it. */
export async function checkKept(story: KeptStory): Promise<Kept> {
  const found = await readKept(story)
  if (found === 'evicted') notifyOf(found)
  return found === 'kept' ? found : undefined
}

/** Keeps the story in a language, or removes it in every language, and notifies the visitor. */
export async function setKept(isWanted: boolean, locale: string, story: KeptStory): Promise<Kept> {
  const outcome = isWanted
    ? await keepStory(locale, story)
    : await removeStory(story).then(() => 'removed' as const)
  notifyOf(outcome)
  return outcome === 'kept' ? outcome : undefined
}
