/** The sections that the header, the mobile menu and the footer link to. The header has room for these five. */
export const navigationSections = ['book', 'app', 'benefits', 'about-us', 'free-story'] as const

/** Every section of the landing page: each has an anchor, a component (`landing.tsx`) and messages under its id. */
export const sections = [...navigationSections] as const
export type Section = (typeof sections)[number]

/** The common questions, in the order of the page. */
export const faqIds = ['age', 'content', 'languages', 'app'] as const
