import { serializeInlineJson } from '@/lib/seo/structured-data'

/** Structured data for search engines. Placed at the end of the page, so that they do not delay the first screen. */
export const StructuredData = ({ data }: { data: Parameters<typeof serializeInlineJson>[0] }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: serializeInlineJson escapes what could end the element
    dangerouslySetInnerHTML={{ __html: serializeInlineJson(data) }}
  />
)
