import * as layout from './find-layout-faults'
import * as story from './find-story-faults'
import * as text from './find-text-faults'

/* Runs in the page: chooses the finders for a page, a text size and the window's size. */

export type PageKind = 'landing' | 'story' | 'legal' | '404'
export type TextStyle = 'normal' | '200 %' | 'spaced' | 'large' | 'huge'
declare global {
  interface Window {
    findFaults: typeof findFaults
  }
}
window.findFaults = findFaults

type Finder = () => string[] | Promise<string[]>

/** Runs the finders and returns what they found. */
async function findFaults(kind: PageKind, style: TextStyle): Promise<string[]> {
  const isLanding = kind === 'landing'
  const hasStory = isLanding || kind === 'story'
  const isNormal = style === 'normal'
  // Zoomed to 400 %, words may break; on the lowest phones the first buttons may be below the first screen.
  const isPhone = innerWidth >= 320 && innerHeight >= 320
  const isHigh = innerHeight >= 400
  const finders: [when: boolean, ...Finder[]][] = [
    [true, text.findSidewaysScroll, text.findClippedTexts],
    [isNormal ? isPhone : hasStory && isHigh && style !== 'spaced', text.findBrokenWordsInControls],
    [isPhone && style !== 'spaced', text.findBrokenWordsInHeadings],
    [isPhone && isNormal, text.findLonelyWords],
    [isPhone && isNormal && innerWidth < 480, text.findBrokenLabels],
    [isLanding && isNormal, text.findTextsMovedByFonts, layout.findCoveredMoon],
    [isLanding && isNormal && isHigh, layout.findLowHeroButtons],
    // On the smallest windows there is no room beside the faces, nor on a low one with large text.
    [
      isLanding && isPhone && (isNormal || (style === '200 %' && innerHeight >= 700)),
      layout.findCoveredFaces,
    ],
    [isLanding && isNormal && isPhone && innerHeight >= 360, layout.findHiddenOffer],
    [isLanding && style === '200 %' && innerWidth >= 390 && innerHeight >= 700, layout.findHiddenOffer],
    [isLanding && isNormal && innerWidth === 768, layout.findNarrowHeadline],
    [isLanding && isNormal && [390, 1440].includes(innerWidth), layout.findLongPage],
    [isLanding && isNormal && innerWidth >= 1024 && innerHeight >= 600, layout.findBrokenHeader],
    [isLanding && style !== 'spaced', layout.findTitlesOffCovers],
    [hasStory && style !== 'spaced', story.findOverlappingStoryTexts],
    [hasStory && isNormal, story.findMisplacedStoryTexts],
    [kind === 'story' && isNormal && [390, 1440].includes(innerWidth), story.findPartsBelowFirstScreen],
  ]
  // Another size of the window may select another picture.
  await document.querySelector<HTMLImageElement>('.hero-art')?.decode()
  const found: string[] = []
  for (const [when, ...chosen] of finders) if (when) for (const find of chosen) found.push(...(await find()))
  return found
}
