import { defaultLocale, getLocaleInfo, locales } from '@/lib/i18n/locales'
import { getFreeStoryPage } from '@/lib/pages'
import { site } from '@/lib/site'
import { audience } from '@/lib/volumes'
import { importWithEnv } from '@/testing/import-with-env'
import { dictionaries, messages } from '@/testing/render-with-messages'
import { buildStoryHead, buildStoryStructuredData, getStoryOgImageHref } from './story'

const urlOf = (locale: (typeof locales)[number]) => site.url + getFreeStoryPage(locale).href

describe.each(locales)('the head of the free story’s page in %s', (locale) => {
  const { meta, footer, 'free-story': words } = messages[locale]
  const image = `${site.url}/og/story-${locale}.png`
  const { title, meta: tags, links } = buildStoryHead(dictionaries[locale], locale)

  test('has its own title, canonical URL and alternates, with English as x-default', () => {
    expect(title).toBe(`${words.page.title} | ${meta.siteName}`)
    expect(title).not.toBe(meta.title)
    expect(links).toEqual([
      { rel: 'canonical', href: urlOf(locale) },
      ...locales.map((other) => ({ rel: 'alternate', hrefLang: other, href: urlOf(other) })),
      { rel: 'alternate', hrefLang: 'x-default', href: urlOf(defaultLocale) },
    ])
  })

  test('may be indexed, and its Open Graph image is the cover of the story', () => {
    expect(getStoryOgImageHref(locale)).toBe(`/og/story-${locale}.png`)
    expect(tags).toEqual(
      expect.arrayContaining([
        { name: 'description', content: words.page.description },
        { name: 'robots', content: 'index, follow' },
        { property: 'og:title', content: words.page.title },
        { property: 'og:url', content: urlOf(locale) },
        { property: 'og:locale', content: getLocaleInfo(locale).ogLocale },
        { property: 'og:image', content: image },
        { property: 'og:image:alt', content: words.story.pages.p01.picture },
        { name: 'twitter:image', content: image },
      ]),
    )
  })

  test('has structured data about the story and its publisher', () => {
    const press = { '@id': `${site.url}/#organization` }
    expect(buildStoryStructuredData(dictionaries[locale], locale)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        expect.objectContaining({
          ...press,
          '@type': 'Organization',
          name: meta.author,
          email: footer.email,
        }),
        {
          '@type': 'ShortStory',
          '@id': `${urlOf(locale)}#story`,
          name: words.story.title,
          description: words.page.description,
          inLanguage: locale,
          url: urlOf(locale),
          image,
          author: press,
          publisher: press,
          isAccessibleForFree: true,
          typicalAgeRange: `${audience.from}-${audience.to}`,
        },
      ],
    })
  })
})

test('may not be indexed while facts are unconfirmed', async () => {
  const { buildStoryHead: head } = await importWithEnv(
    { NEXT_PUBLIC_UNCONFIRMED_FACTS: '1' },
    () => import('./story'),
  )
  expect(head(dictionaries.en, 'en').meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})
