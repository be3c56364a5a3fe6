import { openRequestedLanguage } from '../before-hydration/select-language'

/* The same as default-landing-page.ts for the other languages' landing pages. */
openRequestedLanguage({ ...document.currentScript?.dataset } as Record<string, string>, window)
