/**
 * Keys of values that are not words: numbers, codes, dates and addresses, which are the same in every language.
 * `terms.updated` is a date; `legal.updated` is the sentence around it.
 */
export const nonTextKeys =
  /(?:^|\.)(?:email|url|href|amount|currency|value|best|count)$|^(?!legal\.)[^.]+\.updated$/i
