import { runRules } from './run-rules'

/** The findings about the end of questions in a text, which has the given translations. */
const find = (texts: Record<string, string>, key: string = 'x') =>
  runRules(
    Object.entries({ en: 'Read', ...texts }).map(([locale, text]) => ({
      path: `m/${locale}.json`,
      text: JSON.stringify({ [key]: text }),
    })),
  )
    .filter(({ code }) => ['questionMark', 'notClosed', 'opened'].includes(code))
    .map(({ path, severity, code, replacement }) => [path.slice(2, 4), severity, code, replacement])

describe('a question mark is missing', () => {
  test.each([
    [{ en: 'You see it?', fr: 'Tu la vois', es: '¿La ves?' }, 'fr', 'Tu la vois\u202f?'],
    [{ en: 'You see it?', fr: 'Tu la vois.', es: '¿La ves?' }, 'fr', 'Tu la vois\u202f?'],
    [{ en: 'You see it', fr: 'Tu la vois\u202f?', es: '¿La ves?' }, 'en', 'You see it?'],
    [{ en: 'No moon. You see it?', fr: 'Non. Et toi\u202f?', es: 'No. La ves.' }, 'es', 'No. ¿La ves?'],
  ])('where the other languages have it: %j', (texts, locale, replacement) => {
    expect(find(texts)).toEqual([[locale, 'warning', 'questionMark', replacement]])
  })

  test.each([
    ['en', 'What is Nori looking at', 'What is Nori looking at?'],
    ['en', 'No moon. Do you see it.', 'No moon. Do you see it?'],
    ['fr', 'Pourquoi la lune est-elle en retard.', 'Pourquoi la lune est-elle en retard\u202f?'],
    ['fr', 'Peut-on lire {title}', 'Peut-on lire {title}\u202f?'],
    ['fr', 'Qu’est-ce que tu vois', 'Qu’est-ce que tu vois\u202f?'],
    ['es', 'Cuántas hojas tiene Hugo.', '¿Cuántas hojas tiene Hugo?'],
  ])('in %s after a question word: %s', (locale, text, replacement) => {
    expect(find({ [locale]: text })).toEqual([[locale, 'warning', 'questionMark', replacement]])
  })

  test('in the middle of a text, where the writer has to add it', () => {
    expect(find({ fr: 'Pourquoi la lune. Nori le sait.' })).toEqual([
      ['fr', 'warning', 'questionMark', undefined],
    ])
  })

  test.each([
    ['Quieres venir?', '¿Quieres venir?'],
    ['No. —Vamos! —dijo.', 'No. —¡Vamos! —dijo.'],
    ['Nori dice: quieres venir?', 'Nori dice: ¿quieres venir?'],
    ['Nori, cuándo vienes?', 'Nori, ¿cuándo vienes?'],
    ['Hola! ¿Qué tal?', '¡Hola! ¿Qué tal?'],
  ])('an opening one too, in Spanish: %s', (es, replacement) => {
    expect(find({ es })).toEqual([['es', 'error', 'opened', replacement]])
  })

  test.each([
    ['¿Qué camino tomarías', '¿Qué camino tomarías?'],
    ['¿Qué camino tomarías. Dime.', '¿Qué camino tomarías? Dime.'],
    ['—¿Estás hondo —preguntó Nori.', '—¿Estás hondo? —preguntó Nori.'],
    ['¡Luna llena', '¡Luna llena!'],
  ])('in Spanish after the opening one: %s', (text, replacement) => {
    expect(find({ es: text })).toEqual([['es', 'error', 'notClosed', replacement]])
  })
})

test.each([
  [{ en: 'Look', fr: 'Tu la vois\u202f?', es: 'Mira' }, 'x'],
  [{ en: 'Ask!', fr: 'Demande\u202f!', es: '¡Pregunta!' }, 'x'],
  [{ en: 'Who is responsible', fr: 'Qui est responsable', es: 'Quién es responsable' }, 'a.title'],
  [{ en: 'What grows. How it works. When we read, it is late.' }, 'x'],
  [{ fr: 'Quand on lit, tout grandit. Écrivez-nous. Peut-être.' }, 'x'],
  [{ fr: 'Pourquoi pas\u202f!' }, 'x'],
  [{ es: 'Como Nori. Que sí. Cuando sale la luna.' }, 'x'],
  [{ es: '¿Qué ves? ¿Y ahora? ¡Sí!' }, 'x'],
])('none is missing in %j', (texts, key) => {
  expect(find(texts, key)).toEqual([])
})
