const namesOfPictures: [key: RegExp, name: string][] = [
  [/^hero\.imageAlt$/, 'hero-wide'],
  [/^app\.screen\.alt$/, 'app-phone'],
  [/^book\.volumes\.(\w+)\.picture$/, 'inside-$1'],
  [/^free-story\.story\.pages\.p(\d+)\.picture$/, 'story-$1'],
]

/** Finds the address of the picture that a text describes; undefined if the text describes none. */
export function findPicture(key: string, locale: string): string | undefined {
  if (key === 'meta.imageAlt') return `/og/${locale}.png`
  const [pattern, name = ''] = namesOfPictures.find(([candidate]) => candidate.test(key)) ?? []
  return pattern && `/art/${key.replace(pattern, name)}.svg`
}
