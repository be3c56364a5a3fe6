import { openDetectedLanguage } from '../before-hydration/select-language'

/* In the head of the default language's landing page. The script's data attributes hold the path of each language's landing page. */
openDetectedLanguage({ ...document.currentScript?.dataset } as Record<string, string>, window)
