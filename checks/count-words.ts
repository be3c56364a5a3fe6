/** Counts words as they are spoken: “l’eau” and “demi-lune” are one word each. Imports nothing, for the editor's page. */
export const countWords = (text: string): number => text.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0
