import type { ShortStory } from 'schema-dts'
import { withBasePath } from '@/lib/base-path'
import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary } from '@/lib/i18n/messages'
import { freeStoryPages, getFreeStoryPage } from '@/lib/pages'
import { audience } from '@/lib/volumes'
import { buildLandingHead, type Head, toAbsoluteUrl } from './head'
import { buildStructuredData } from './structured-data'

/** Address of the Open Graph picture of the free story, its cover, in a language. */
export const getStoryOgImageHref = (locale: Locale) => withBasePath(`/og/story-${locale}.png`)

/** Head of the free story's page. */
export function buildStoryHead(dictionary: Dictionary, locale: Locale): Head {
  const { meta } = dictionary
  const { page, story } = dictionary['free-story']
  const { title, description } = page
  const storyMeta = { ...meta, title, description, imageAlt: story.pages.p01.picture }
  return {
    ...buildLandingHead({ meta: storyMeta }, locale, freeStoryPages, getStoryOgImageHref(locale)),
    title: `${title} | ${meta.siteName}`,
  }
}

/** The structured data of the free story's page: the press, and the story, of which the press is the author. */
export function buildStoryStructuredData(dictionary: Dictionary, locale: Locale) {
  const { page, story } = dictionary['free-story']
  const url = toAbsoluteUrl(getFreeStoryPage(locale).href)
  const { '@context': context, '@graph': graph } = buildStructuredData(dictionary, locale)
  const press = { '@id': toAbsoluteUrl(withBasePath('/#organization')) }
  const node: ShortStory = {
    '@type': 'ShortStory',
    '@id': `${url}#story`,
    name: story.title,
    description: page.description,
    inLanguage: locale,
    url,
    image: toAbsoluteUrl(getStoryOgImageHref(locale)),
    author: press,
    publisher: press,
    isAccessibleForFree: true,
    typicalAgeRange: `${audience.from}-${audience.to}`,
  }
  return {
    '@context': context,
    '@graph': [...graph.filter((other) => (other as { '@type': unknown })['@type'] === 'Organization'), node],
  }
}
