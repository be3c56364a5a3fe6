import { openRequestedLanguage } from '../before-hydration/select-language'

/* In the head of the other languages' landing pages. The script's data attributes hold the path of each language's landing page. */
openRequestedLanguage({ ...document.currentScript?.dataset } as Record<string, string>, window)
