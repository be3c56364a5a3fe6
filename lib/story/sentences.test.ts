import { locales } from '@/lib/i18n/locales'
import { messages } from '@/testing/render-with-messages'
import { storyPages } from './pages'
import { splitSentences } from './sentences'

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['“Is it deep?” asked Nori. It was.', ['“Is it deep?” asked Nori.', 'It was.']],
  ['“It is lost.” He goes.', ['“It is lost.”', 'He goes.']],
  [
    '«\u00a0Et si elle s’était perdue\u00a0?\u00a0» se dit Nori. Il noue.',
    ['«\u00a0Et si elle s’était perdue\u00a0?\u00a0» se dit Nori.', 'Il noue.'],
  ],
  ['«\u00a0Ils montent.\u00a0» Clara renifle.', ['«\u00a0Ils montent.\u00a0»', 'Clara renifle.']],
  ['Llora. «¡Fue mi culpa!». ¿Quién?', ['Llora.', '«¡Fue mi culpa!».', '¿Quién?']],
  ['Wait… Go.  Now!', ['Wait…', 'Go.', 'Now!']],
  ['Really?! Yes... No.', ['Really?!', 'Yes...', 'No.']],
  ['He says “no.” (Then) goes.', ['He says “no.”', '(Then) goes.']],
  ['«\u202fOui\u202f!\u202f» 3.5 km. 4 km.', ['«\u202fOui\u202f!\u202f»', '3.5 km.', '4 km.']],
  ['One.Two', ['One.Two']],
  ['One. ', ['One. ']],
  ['', ['']],
])('%s', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

test.each(locales)('the sentences of the %s story contain all of its text', (locale) => {
  for (const page of storyPages) {
    const { text } = messages[locale]['free-story'].story.pages[page]
    expect(splitSentences(text).join(' ')).toBe(text)
  }
})
