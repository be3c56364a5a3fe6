import { useTranslations } from 'next-intl'
import { notify } from '@/client/notifications/notify'
import { type KeptStory, keepStory, readKept, removeStory } from '@/client/offline/keep-story'
import type { KeepOutcome } from '@/lib/story/kept-story'

/*
 * Keeping the story, and what the visitor is told about it. A chunk of its own (use-keep-story.tsx), for those who ask
 * for it.
 */

/** Undefined if it is not kept. */
type Kept = 'kept' | undefined
type Outcome = KeepOutcome | 'removed' | 'evicted'

const notifyOf = (outcome: Outcome) => notify.add({ id: 'keep', title: <OutcomeText outcome={outcome} /> })

/** A component, so that its text follows a language change while it is on screen. */
function OutcomeText({ outcome }: { outcome: Outcome }) {
  return useTranslations('free-story.keep')(outcome)
}

/** Whether the story is kept in the page's language. Says so if the browser has removed it. */
export async function checkKept(story: KeptStory): Promise<Kept> {
  const found = await readKept(story)
  if (found === 'evicted') notifyOf(found)
  return found === 'kept' ? found : undefined
}

/** Keeps the story in a language, or removes it in all of them. @returns whether it is kept now */
export async function setKept(isWanted: boolean, locale: string, story: KeptStory): Promise<Kept> {
  const outcome = isWanted
    ? await keepStory(locale, story)
    : await removeStory(story).then(() => 'removed' as const)
  notifyOf(outcome)
  return outcome === 'kept' ? outcome : undefined
}
