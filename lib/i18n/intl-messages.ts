import type { Dictionary, TranslatableMessages } from './messages'

/*
 * next-intl has one type for messages: their source texts, from which it derives keys and arguments. The messages that it
 * gets are compiled. These two functions are the only places that convert between the types; nothing happens at run time.
 */

/** A dictionary, typed as next-intl accepts it. */
export const toIntlMessages = (dictionary: Dictionary) => dictionary as unknown as TranslatableMessages

/** The result of next-intl's `useMessages`, typed as what it is. */
export const fromIntlMessages = (messages: TranslatableMessages) => messages as unknown as Dictionary
