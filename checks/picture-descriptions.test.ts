import { parseFixture, runRule } from '@/testing/findings'
import { checkPictureDescription } from './picture-descriptions'

const find = (text: string, key: string = 'hero.imageAlt') =>
  runRule(checkPictureDescription, parseFixture({ [key]: text })).map(({ severity, code, values }) => [
    severity,
    code,
    values?.part,
  ])

test.each(['nori.png', 'IMG_2034.JPG', 'pages/nori-et-la-lune.webp', ' nori.jpeg '])(
  'warns of the name of a file: %s',
  (text) => {
    expect(find(text)).toEqual([['warning', 'fileName', undefined]])
  },
)

test.each([
  ['Nori (nori.jpeg)', 'nori.jpeg'],
  ['Nori regarde la lune, IMG_2034.JPG', 'IMG_2034.JPG'],
])('warns of the name of a file within a description: %s', (text, part) => {
  expect(find(text)).toEqual([['warning', 'containsFileName', part]])
})

test.each([
  ['Image de Nori', 'Image de'],
  ['Une photo du chien', 'Une photo du'],
  ['Image d’un corgi', 'Image d'],
  ['Picture of a dog', 'Picture of'],
  ['An image of Nori', 'An image of'],
  ['Imagen de Nori', 'Imagen de'],
  ['Una foto del perro', 'Una foto del'],
])('warns of a beginning that says only that there is a picture: %s', (text, part) => {
  expect(find(text)).toEqual([['warning', 'pictureOf', part]])
})

test.each(['Nori', 'Un corgi assis'])('warns of a description that is only a name: %s', (text) => {
  expect(find(text)).toEqual([['warning', 'pictureShort', undefined]])
})

test('other descriptions and texts are right', () => {
  expect(find('Nori regarde une image de la lune, à nori.example.')).toEqual([])
  expect(find('Image dentelée sous un arbre')).toEqual([])
  expect(find('Image de Nori', 'hero.text')).toEqual([])
})
