import { splitSentences } from './sentences'

test.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['“Is it deep?” asked Nori. It was.', ['“Is it deep?” asked Nori.', 'It was.']],
  [
    '«\u00a0Et si elle s’était perdue\u00a0?\u00a0» se dit Nori. Il noue.',
    ['«\u00a0Et si elle s’était perdue\u00a0?\u00a0» se dit Nori.', 'Il noue.'],
  ],
  ['Llora. «¡Fue mi culpa!». ¿Quién?', ['Llora.', '«¡Fue mi culpa!».', '¿Quién?']],
  ['Again. “Moon, moon…” he whispers. Clara', ['Again.', '“Moon, moon…” he whispers.', 'Clara']],
  [
    '«\u00a0Lune, lune…\u00a0» souffle-t-il. Le livre… «\u00a0Bonne nuit, la lune. Enlève tes bottes.\u00a0» Et',
    [
      '«\u00a0Lune, lune…\u00a0» souffle-t-il.',
      'Le livre…',
      '«\u00a0Bonne nuit, la lune.',
      'Enlève tes bottes.\u00a0»',
      'Et',
    ],
  ],
  ['«Luna, lunera…», susurra. Se lo traga.', ['«Luna, lunera…», susurra.', 'Se lo traga.']],
  [
    'Como si nada: luna, lunera, ¡ya estás afuera! «¡CUAC!», dice Clara.',
    ['Como si nada: luna, lunera, ¡ya estás afuera!', '«¡CUAC!», dice Clara.'],
  ],
  [
    'Está.\n—¡Entonces sí era una reunión! —dice Milo. —¡Sí!',
    ['Está.', '—¡Entonces sí era una reunión! —dice Milo.', '—¡Sí!'],
  ],
  ['—\u2060¡Tarde! —\u2060grita Nori.', ['—\u2060¡Tarde! —\u2060grita Nori.']],
  ['Nobody\nanswers. Not\none!', ['Nobody', 'answers.', 'Not', 'one!']],
  ['Wait… Go.  Now!', ['Wait…', 'Go.', 'Now!']],
  ['Really?! Yes... No.', ['Really?!', 'Yes...', 'No.']],
  ['He says “no.” (Then) goes.', ['He says “no.”', '(Then) goes.']],
  ['«\u202fOui\u202f!\u202f» 3.5 km. 4 km.', ['«\u202fOui\u202f!\u202f»', '3.5 km.', '4 km.']],
  ['One.Two', ['One.Two']],
  ['One. ', ['One.']],
  ['', ['']],
])('%s', (text, sentences) => {
  expect(splitSentences(text).map((part) => part.trim())).toEqual(sentences)
  expect(splitSentences(text).join('')).toBe(text)
})
