import { loadMessages } from '#dictionaries'
import { retrySignal } from '../retry-signal'
import type { Locale } from './locales'
import type { Messages } from './messages'

/**
 * The messages of the page's own language. A rejection would replace the prerendered page with an error
 * screen (architecture, decision 2), so a load that fails is repeated at the next retry signal.
 */
export const firstMessages = (locale: Locale): Promise<Messages> =>
  loadMessages(locale).catch(() => retrySignal().then(() => firstMessages(locale)))
