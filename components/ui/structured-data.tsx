import { serializeInlineJson } from '@/lib/seo/structured-data'

/**
 * Structured data for search engines, which read the page as it is delivered: no script needs to render them again. After
 * what visitors see, they do not delay the first screen.
 */
export const StructuredData = ({ data }: { data: Parameters<typeof serializeInlineJson>[0] }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeInlineJson escapes what could end the element
    dangerouslySetInnerHTML={{ __html: serializeInlineJson(data) }}
  />
)
