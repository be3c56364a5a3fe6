import { locales } from '@/lib/i18n/locales'
import { getFreeStoryPage } from '@/lib/pages'
import { site } from '@/lib/site'
import { dictionaries, messages } from '@/testing/render-with-messages'
import { buildStoryHead, buildStoryStructuredData } from './story'

test.each(locales)('the free story in %s has a title, an address and a picture of its own', (locale) => {
  const { meta, 'free-story': words } = messages[locale]
  const url = site.url + getFreeStoryPage(locale).href
  const image = `${site.url}/og/story-${locale}.png`
  const head = buildStoryHead(dictionaries[locale], locale)
  expect(head.title).toBe(`${words.page.title} | ${meta.siteName}`)
  expect(head.links).toContainEqual({ rel: 'canonical', href: url })
  expect(head.links).toContainEqual({ rel: 'alternate', hrefLang: locale, href: url })
  expect(head.meta).toEqual(
    expect.arrayContaining([
      { name: 'description', content: words.page.description },
      { name: 'robots', content: 'index, follow' },
      { property: 'og:title', content: words.page.title },
      { property: 'og:image', content: image },
      { property: 'og:image:alt', content: words.story.pages.p01.picture },
    ]),
  )
  expect(buildStoryStructuredData(dictionaries[locale], locale)['@graph']).toMatchObject([
    { '@type': 'Organization' },
    {
      '@type': 'ShortStory',
      name: words.story.title,
      url,
      image,
      isAccessibleForFree: true,
      typicalAgeRange: '3-10',
    },
  ])
})
