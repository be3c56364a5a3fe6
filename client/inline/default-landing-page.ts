import { openDetectedLanguage } from '../before-hydration/select-language'

/*
 * The inline script in the head of the default language's landing page. Its data attributes contain the path of each
 * language's landing page.
 */
openDetectedLanguage({ ...document.currentScript?.dataset } as Record<string, string>, window)
