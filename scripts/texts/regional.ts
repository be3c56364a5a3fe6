import { eachText } from './remarks'

/*
 * Words that say something else, or something rude, in a part of the language's countries. The French is read in
 * Québec and in France, the Spanish in all of America and in Spain.
 */

/** `forms`: its inflections; `unlessAfter`: what may stand before it */
type Word = { forms: string; better: string[]; why: string; unlessAfter?: RegExp }

const regionalWords: Record<string, Word[]> = {
  fr: [
    {
      forms: 'déjeuner|déjeuners|déjeune|déjeunes|déjeunent|déjeunez|déjeunons|déjeuné',
      better: ['petit déjeuner', 'repas de midi'],
      why: 'it is breakfast in Québec and lunch in France',
      unlessAfter: /petits?[\s-]$/iu,
    },
    {
      forms: 'dîner|dîners|dîne|dînes|dînent|dînez|dînons|dîné',
      better: ['repas du soir', 'repas de midi'],
      why: 'it is lunch in Québec and the evening meal in France',
    },
    {
      forms: 'souper|soupers|soupons|soupez|soupent|soupé',
      better: ['repas du soir', 'avant d’aller au lit'],
      why: 'it is the evening meal in Québec only',
    },
    { forms: 'rôtie|rôties', better: ['tartine', 'pain grillé'], why: 'it is toast in Québec only' },
    { forms: 'brave|braves', better: ['courageux'], why: 'it means good-natured in France' },
    {
      forms: 'breuvage|breuvages',
      better: ['boisson'],
      why: 'it is a drink in Québec and a potion in France',
    },
    {
      forms: 'fin de semaine|fins de semaine',
      better: ['samedi et dimanche'],
      why: 'it is the weekend in Québec and the days before it in France',
    },
    { forms: 'gosse|gosses', better: ['enfant'], why: 'it is rude in Québec' },
  ],
  es: [
    {
      forms: 'concha|conchas',
      better: ['caparazón'],
      why: 'it is vulgar in Argentina, Chile, Uruguay and Peru',
    },
    {
      forms: 'coger|coge|coges|cogen|cogemos|coja|cojan|cojas|cogió|cogieron|cogiendo|cogido',
      better: ['tomar', 'agarrar'],
      why: 'it is vulgar in Mexico and Argentina',
    },
    {
      forms:
        'platicar|platica|platicas|platican|platicamos|platique|platiquen|platiquemos|platicó|platicaron|platicando|platicado|plática|pláticas',
      better: ['conversar', 'conversación'],
      why: 'it is Mexican',
    },
    { forms: 'cobija|cobijas', better: ['manta'], why: 'it is not said in Spain' },
    { forms: 'celular|celulares', better: ['teléfono'], why: 'it is “móvil” in Spain' },
    { forms: 'día de campo|días de campo', better: ['pícnic'], why: 'it is Mexican' },
    {
      forms: 'bocadillo|bocadillos',
      better: ['merienda'],
      why: 'it is a sandwich in Spain, and guava paste in Colombia',
    },
    {
      forms: 'orejas paradas|oreja parada|paradas las orejas',
      better: ['orejas levantadas', 'orejas altas'],
      why: 'it is ears that stand still in Spain',
    },
    {
      forms: 'sacar los colores|saca los colores|saquen los colores|saca tus colores|saquen sus colores',
      better: ['saca los lápices de colores'],
      why: 'it makes somebody blush in Spain',
    },
    { forms: 'junta', better: ['reunión'], why: 'it recalls the military governments' },
    {
      forms:
        'surtir|surte|surten|surtes|surtimos|surta|surtan|surtió|surtieron|surtirá|surtirán|surtiremos|surtiendo|surtido|surtida|surtidos|surtidas',
      better: ['enviar', 'entregar'],
      why: 'it is to deliver in Mexico only',
    },
    {
      forms: 'rentar|renta|rentas|rentan|rentamos|rente|renten|rentó|rentaron|rentando|rentado|rentada',
      better: ['alquilar'],
      why: 'it is income in Spain',
    },
    {
      forms: 'presumir|presumen|presumes|presumimos|presuman|presumas|presumiendo|presumirle',
      better: ['mostrar'],
      why: 'it is to boast, or to suppose',
    },
  ],
}

/** By language, each word with the pattern that finds its forms. */
const patterns = Object.entries(regionalWords).flatMap(([locale, words]) =>
  words.map((word) => ({
    ...word,
    locale,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${word.forms})(?![\\p{L}\\p{N}])`, 'giu'),
  })),
)

/** Warns of regional words, each at its place. */
export const checkRegionalWords = eachText(({ text, locale }) =>
  patterns
    .filter((word) => word.locale === locale)
    .flatMap(({ pattern, better, why, unlessAfter }) =>
      [...text.matchAll(pattern)]
        .filter(({ index }) => !unlessAfter?.test(text.slice(0, index)))
        .map(({ 0: found, index }) => ({
          severity: 'warning',
          index,
          problem: `has “${found}”: ${why}`,
          cure: `write ${better.map((one) => `“${one}”`).join(' or ')}`,
        })),
    ),
)
