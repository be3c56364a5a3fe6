/** The sections that header, mobile menu and footer link to. The header has room for five. */
export const navigationSections = ['book', 'app', 'benefits', 'about-us', 'free-story'] as const

/** Every section of the landing page, each with messages under its id. Their order is in components/sections/landing.tsx. */
export const sections = [...navigationSections] as const
export type Section = (typeof sections)[number]

/** The questions of the structured data, which the page shows first. */
export const faqIds = ['age', 'content', 'languages', 'app'] as const
