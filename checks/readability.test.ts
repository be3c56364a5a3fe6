import { locales } from '@/lib/i18n/locales'
import { describeViolation, formatFindingWithFix, parseFixture, runRule } from '@/testing/findings'
import { messages } from '@/testing/render-with-messages'
import { checkReadability, readabilityLimits } from './readability'
import { untranslatedPrefix } from './rule'
import { runRules } from './run-rules'

/** The findings in a French file with these messages. */
const everyFindingIn = (words: Record<string, unknown>) => runRule(checkReadability, parseFixture(words))
const isOfLength = ({ problem }: { problem: string }) => problem.startsWith('is a page of')
/** The same findings without those about the length of the page. */
const findingsIn = (words: Record<string, unknown>) =>
  everyFindingIn(words).filter((finding) => !isOfLength(finding))

describe('a page of the story', () => {
  const key = 'free-story.story.pages.p01.text'
  /** What is wrong with a page. */
  const problems = (text: string) => findingsIn({ [key]: text }).map(({ problem }) => problem)
  /** So many short words, with an end. */
  const words = (count: number, word = 'go') => `${Array(count).fill(word).join(' ')}. `

  test('is hard to read by the length of its sentences and the share of words over six letters', () => {
    // 7 + 3 words in one sentence, 30 % of them long: LIX 40, the most that is allowed.
    expect(problems(`${Array(7).fill('sister').join(' ')} ${words(3, 'sisters')}`)).toEqual([])
    expect(
      findingsIn({ [key]: `${Array(6).fill('sister').join(' ')} ${words(4, 'sisters')}` }).map(
        formatFindingWithFix,
      ),
    ).toEqual([
      expect.stringMatching(
        /^warning: .* reads hard for its age \(LIX 50\); use shorter sentences and words\.$/,
      ),
    ])
  })

  test.each(['.', '!', '?', '...', '?!'])('has a sentence more after %j', (mark) => {
    const half = 'sister sister sister sisters sisters'
    // LIX 50 as one sentence, 45 as two.
    expect(problems(`${half} ${half}.`)).toEqual([expect.stringContaining('(LIX 50)')])
    expect(problems(`${half}${mark} ${half}.`)).toEqual([expect.stringContaining('(LIX 45)')])
  })

  test('without an end is one sentence, and without a word is not hard', () => {
    expect(problems('sisters sisters')).toEqual([expect.stringContaining('(LIX 102)')])
    expect(problems('1 + 1 = 2')).toEqual([])
  })

  test('is measured by the words that are seen, and as it stands where it is no valid message', () => {
    expect(problems('<b>{beautiful}</b> {wonderful}')).toEqual([])
    expect(problems('sisters {')).toEqual([expect.stringContaining('(LIX 101)')])
  })

  test('has sentences of 25 words at most', () => {
    expect(problems(words(25) + words(25))).toEqual([])
    expect(findingsIn({ [key]: words(3) + words(26) + words(4) }).map(formatFindingWithFix)).toEqual([
      expect.stringMatching(/^error: .* 26 words.*; use at most 25\.$/),
    ])
  })

  test.each(['.', '!', '?', '…'])('begins a new sentence after %j', (mark) => {
    expect(problems(`${words(20).replace('. ', mark)} ${words(20)}`)).toEqual([])
  })

  test('has words with apostrophes and hyphens in them, and numbers are none', () => {
    expect(problems(`${words(23).replace('. ', '')} l’eau vas-y 3 4 !`)).toEqual([])
    expect(problems(`${words(24).replace('. ', '')} l'eau vas-y 3 4 !`)).toEqual([
      expect.stringContaining(' 26 words'),
    ])
  })

  test.each([
    'free-story.story.pages.p01.question',
    'free-story.story.pages.p01.textMore',
    'my.free-story.story.pages.p01.text',
    'free-story.text',
  ])('is not %s', (other) => {
    expect(everyFindingIn({ [other]: words(60, 'sisters') })).toEqual([])
  })

  test('has 25 to 45 words, in several sentences', () => {
    const lengths = (text: string) => everyFindingIn({ [key]: text }).filter(isOfLength)
    expect(lengths(words(15) + words(10))).toEqual([])
    expect(lengths(words(25) + words(20))).toEqual([])
    expect(lengths(words(15) + words(9)).map(formatFindingWithFix)).toEqual([
      `warning: m/fr.json:1:${key.length + 5} ${key} is a page of 24 words; use 25 to 45, as the other pages do.`,
    ])
    expect(lengths(words(24) + words(22)).map(formatFindingWithFix)).toEqual([
      `error: m/fr.json:1:${key.length + 5} ${key} is a page of 46 words; use 25 to 45, as the other pages do.`,
    ])
    expect(lengths(`« ${words(44)} — vas-y » : …`)).toEqual([])
    expect(lengths('1, 2, 3.')).toEqual([expect.objectContaining({ problem: 'is a page of 0 words' })])
  })

  test('has as many words as a reader says', () => {
    const { least } = readabilityLimits.page
    expect(everyFindingIn({ [key]: `${words(least - 2)} «\u00a0l’eau\u00a0», demi-lune\u202f!` })).toEqual([])
  })

  test('is not measured before it is translated, nor if it is no text', () => {
    expect(everyFindingIn({ [key]: untranslatedPrefix + words(60, 'sisters') })).toEqual([])
    expect(everyFindingIn({ [key]: 3 })).toEqual([])
  })
})

test('the message check measures the pages of the story', () => {
  const files = [{ path: 'm/en.json', text: '{ "free-story.story.pages.p01.text": "He goes." }' }]
  expect(
    runRules(files)
      .map(describeViolation)
      .map(({ problem }) => problem),
  ).toEqual(['is a page of 2 words'])
})

test.each(locales)('the %s story takes four minutes, as its page says, at 130 words a minute', (locale) => {
  const pages = Object.values(messages[locale]['free-story'].story.pages)
  const words = pages.flatMap(({ text }) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [])
  // The page says four minutes in `free-story.story.duration`: change the number in the messages and here.
  expect(Math.round(words.length / 130)).toBe(4)
})
