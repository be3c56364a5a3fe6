import { openRequestedLanguage } from '@/lib/i18n/boot'

/* In the head of the other languages' landing pages. The script element's data attributes are the landing pages' paths. */
openRequestedLanguage({ ...document.currentScript?.dataset } as Record<string, string>, window)
