import { openDetectedLanguage } from '@/lib/i18n/boot'

/* In the head of the default language's landing page. The script element's data attributes are the landing pages' paths. */
openDetectedLanguage({ ...document.currentScript?.dataset } as Record<string, string>, window)
