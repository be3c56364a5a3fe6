import type { Head } from '@/lib/seo/head'

/**
 * Title, meta and link tags, which React moves into the head. They change with language and route, which Next's metadata
 * can't do without a navigation.
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
