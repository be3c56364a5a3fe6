import type { Head } from '@/lib/seo/head'

/**
 * Title, meta and link tags, which React moves into the head and replaces when the language or the route changes. Next's
 * metadata cannot change without a navigation, so it has only constant tags.
 */
export function HeadTags({ title, meta, links }: Head) {
  return (
    <>
      <title>{title}</title>
      {meta.map((tag) => (
        <meta key={`${'name' in tag ? tag.name : tag.property} ${tag.content}`} {...tag} />
      ))}
      {links.map((link) => (
        <link key={`${link.rel} ${link.hrefLang}`} {...link} />
      ))}
    </>
  )
}
