import type { ShortStory } from 'schema-dts'
import { withBasePath } from '@/lib/base-path'
import type { Locale } from '@/lib/i18n/locales'
import type { Dictionary } from '@/lib/i18n/messages'
import { freeStoryPages, getFreeStoryPage } from '@/lib/pages'
import { audience } from '@/lib/volumes'
import { buildIndexedHead, type Head, toAbsoluteUrl } from './head'
import { buildOrganization, organization } from './structured-data'

const getStoryOgImageHref = (locale: Locale) => withBasePath(`/og/story-${locale}.png`)

export function buildStoryHead(dictionary: Dictionary, locale: Locale): Head {
  const { meta } = dictionary
  const { page, story } = dictionary['free-story']
  const { title, description } = page
  const storyMeta = { ...meta, title, description, imageAlt: story.pages.p01.picture }
  return {
    ...buildIndexedHead({ meta: storyMeta }, locale, freeStoryPages, getStoryOgImageHref(locale)),
    title: `${title} | ${meta.siteName}`,
  }
}

export function buildStoryStructuredData(dictionary: Dictionary, locale: Locale) {
  const { page, story } = dictionary['free-story']
  const url = toAbsoluteUrl(getFreeStoryPage(locale).href)
  const node: ShortStory = {
    '@type': 'ShortStory',
    '@id': `${url}#story`,
    name: story.title,
    description: page.description,
    inLanguage: locale,
    url,
    image: toAbsoluteUrl(getStoryOgImageHref(locale)),
    author: organization,
    publisher: organization,
    isAccessibleForFree: true,
    typicalAgeRange: `${audience.from}-${audience.to}`,
  }
  return { '@context': 'https://schema.org', '@graph': [buildOrganization(dictionary, locale), node] }
}
