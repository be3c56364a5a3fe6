import { parseFixture, runRule } from '@/testing/findings'
import { checkConfusedWords } from './confused-words'

const find = (locale: string, text: string) =>
  runRule(checkConfusedWords, parseFixture({ x: text }, locale)).map(
    ({ severity, code, values, replacement }) => [severity, code, values?.word, values?.right, replacement],
  )

test.each([
  ['es', 'Tu eliges la edad.', 'Tu', 'Tú', 'Tú eliges la edad.'],
  ['es', 'Y si tu quieres, ven.', 'tu', 'tú', 'Y si tú quieres, ven.'],
  ['es', 'Tu eres Nori.', 'Tu', 'Tú', 'Tú eres Nori.'],
  ['es', 'Un paseo mas largo', 'mas', 'más', 'Un paseo más largo'],
  ['es', 'Claro que si.', 'Claro que si', 'Claro que sí', 'Claro que sí.'],
  ['es', 'Si', 'Si', 'Sí', 'Sí'],
  ['es', '¡Si!', 'Si', 'Sí', '¡Sí!'],
  ['es', 'Piensa en si misma', 'si', 'sí', 'Piensa en sí misma'],
  ['es', 'Presto va con el.', 'con el', 'con él', 'Presto va con él.'],
  ['es', 'El dice que no.', 'El', 'Él', 'Él dice que no.'],
  ['es', '¿Por que no?', 'Por que', 'Por qué', '¿Por qué no?'],
  ['es', '¿Como estás?', 'Como', 'Cómo', '¿Cómo estás?'],
  ['es', '¿Y donde va?', 'donde', 'dónde', '¿Y dónde va?'],
  ['es', '¿De que habla?', 'que', 'qué', '¿De qué habla?'],
  ['es', '¿cuando llega?', 'cuando', 'cuándo', '¿cuándo llega?'],
  ['es', '¿Cuales son?', 'Cuales', 'Cuáles', '¿Cuáles son?'],
  ['es', '¿Cual es?', 'Cual', 'Cuál', '¿Cuál es?'],
  ['es', '¿Quienes van?', 'Quienes', 'Quiénes', '¿Quiénes van?'],
  ['es', '¿Con cuantas hojas?', 'cuantas', 'cuántas', '¿Con cuántas hojas?'],
  ['es', 'Haber si llega.', 'Haber', 'A ver', 'A ver si llega.'],
  ['es', 'La casa de el perro', 'de el', 'del', 'La casa del perro'],
  ['es', 'A el perro', 'A el', 'Al', 'Al perro'],
  ['es', 'A el le gusta.', 'A el', 'A él', 'A él le gusta.'],
  ['es', 'Mira si esta hondo.', 'esta', 'está', 'Mira si está hondo.'],
  ['es', 'Esta en el charco.', 'Esta', 'Está', 'Está en el charco.'],
  ['es', '¿Estas listo?', 'Estas', 'Estás', '¿Estás listo?'],
  ['es', 'La luna ya salio.', 'salio', 'salió', 'La luna ya salió.'],
  ['es', 'Nori le pregunto algo.', 'pregunto', 'preguntó', 'Nori le preguntó algo.'],
  ['es', 'Tres libro', 'libro', 'libros', 'Tres libros'],
  ['es', 'El bolsita azul', 'El bolsita', 'La bolsita', 'La bolsita azul'],
  ['es', 'una perrito', 'una perrito', 'un perrito', 'un perrito'],
  ['fr', 'Une histoire a lire', 'a', 'à', 'Une histoire à lire'],
  ['fr', 'Tout a coup', 'Tout a', 'Tout à', 'Tout à coup'],
  ['fr', 'Elle va a la mer.', 'va a', 'va à', 'Elle va à la mer.'],
  ['fr', 'Trois livre pour grandir', 'livre', 'livres', 'Trois livres pour grandir'],
  ['fr', 'De 3 a 10 ans', '3 a', '3 à', 'De 3 à 10 ans'],
  ['fr', 'Jusqu’a demain', 'Jusqu’a', 'Jusqu’à', 'Jusqu’à demain'],
  ['fr', 'À lire a voix haute', 'a', 'à', 'À lire à voix haute'],
  ['fr', 'Il y à trois livres', 'Il y à', 'Il y a', 'Il y a trois livres'],
  ['fr', 'Elle à mangé', 'Elle à', 'Elle a', 'Elle a mangé'],
  ['fr', 'Ou est la lune\u202f?', 'Ou', 'Où', 'Où est la lune\u202f?'],
  ['fr', 'D’ou vient-elle\u202f?', 'D’ou', 'D’où', 'D’où vient-elle\u202f?'],
  ['fr', 'Un livre où bien un jeu', 'où', 'ou', 'Un livre ou bien un jeu'],
])('in %s, “%s” confuses two words', (locale, text, word, right, replacement) => {
  expect(find(locale, text)).toEqual([['warning', 'confusedWord', word, right, replacement]])
  expect(find(locale, replacement)).toEqual([])
})

test.each([
  ['es', 'Tu libro, tu mes, tu paraguas y tus libros. Tú eliges, más allá.'],
  ['es', 'Puede haber si quieres. Viaja a El Salvador, cerca de El Faro. ¿Cómo? ¿Y qué? ¿Tanto como yo?'],
  ['es', 'Si quieres, el libro. Solo si el quiosco abre. El de Nori, el que es azul.'],
  ['fr', 'Il a lu, elle a faim, à lire, la lune ou le soleil. Tous, y compris à Québec.'],
  ['fr', 'Le lieu où elle est. Ou est-ce un jeu, ou une lune. Qui, elle, à son tour'],
  ['es', 'Esta mano, esta foto y estas cuatro hojas. Si él necesita la casita, el día que yo llego.'],
  ['fr', 'Il a entre six et dix ans, elle a la clé. Il les livre à dix heures. Le livre, deux fois.'],
  ['en', 'Tu mas si el a ou'],
])('in %s, “%s” is right', (locale, text) => {
  expect(find(locale, text)).toEqual([])
})
