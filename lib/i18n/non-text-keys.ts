/**
 * Keys of values that are no prose, but numbers, codes, dates and addresses: computed with, compared, the same in every
 * language. `updated` of a document is a date; `legal.updated` is the sentence around it.
 */
export const nonTextKeys =
  /(?:^|\.)(?:email|url|href|amount|currency|value|best|count)$|^(?!legal\.)[^.]+\.updated$/i
