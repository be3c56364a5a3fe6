import * as landing from './landing'
import { findUnsafeParts } from './safe-area'
import * as story from './story'
import * as texts from './texts'

/* Runs in the page: chooses the finders for a page, a text size and the window's size. */

export type PageKind = 'landing' | 'story' | 'legal' | '404'
export type TextStyle = 'normal' | '200 %' | 'spaced' | 'large' | 'huge'
declare global {
  interface Window {
    findFlaws: typeof findFlaws
    findUnsafeParts: typeof findUnsafeParts
  }
}
Object.assign(window, { findFlaws, findUnsafeParts })

async function findFlaws(kind: PageKind, style: TextStyle): Promise<string[]> {
  const isLanding = kind === 'landing'
  const hasStory = isLanding || kind === 'story'
  const isNormal = style === 'normal'
  // Zoomed to 400 %, words may break; on the lowest phones the first buttons may be below the first screen.
  const isPhone = innerHeight >= 320 && (style !== '200 %' || innerWidth >= 360)
  const isHigh = innerHeight >= 400
  const finders: [when: boolean, ...(() => string[])[]][] = [
    [
      true,
      texts.findSidewaysScroll,
      texts.findClippedTexts,
      texts.findRowsLeftBySwiping,
      () => findUnsafeParts({ top: 0, right: 0, bottom: 0, left: 0 }),
    ],
    [isNormal, texts.findHiddenMailAddresses],
    [
      isNormal ? isPhone : hasStory && isPhone && isHigh && style !== 'spaced',
      texts.findBrokenWordsInControls,
    ],
    [isPhone && style !== 'spaced', texts.findBrokenWordsInHeadings],
    [isPhone && isNormal, texts.findLonelyWords],
    [isPhone && isNormal && innerWidth < 480, texts.findWrappedLabels],
    [isLanding && isNormal, texts.findTextsMovedByFonts, landing.findCoveredMoon],
    [isLanding && isNormal && isHigh, landing.findLowHeroButtons],
    // On the smallest windows there is no room beside the faces, nor on a low one with large text.
    [
      isLanding && isPhone && (isNormal || (style === '200 %' && innerHeight >= 700)),
      landing.findCoveredFaces,
    ],
    [isLanding && isNormal && isPhone && innerHeight >= 360, landing.findHiddenOffer],
    [isLanding && style === '200 %' && innerWidth >= 390 && innerHeight >= 700, landing.findHiddenOffer],
    [isLanding && isNormal && innerWidth === 768, landing.findNarrowHeadline],
    [isLanding && isNormal && [390, 1440].includes(innerWidth), landing.findLongPage],
    [isLanding && isNormal && innerWidth >= 1024 && innerHeight >= 600, landing.findBrokenHeader],
    [isLanding && style !== 'spaced', landing.findTitlesOffCovers],
    [isLanding, landing.findCroppedPictures],
    [hasStory && style !== 'spaced', story.findOverlappingStoryTexts],
    [hasStory && isNormal, story.findMisplacedStoryTexts],
    [hasStory && isNormal && innerWidth >= 640 && innerHeight <= 512, story.findVersesOutOfSight],
    [kind === 'story' && isNormal && [390, 1440].includes(innerWidth), story.findPartsBelowFirstScreen],
  ]
  // Another size of the window may select another picture.
  await document.querySelector<HTMLImageElement>('.hero-art')?.decode()
  return finders.flatMap(([when, ...chosen]) => (when ? chosen.flatMap((find) => find()) : []))
}
