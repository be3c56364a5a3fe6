/** The longest animation of a picture, in milliseconds (art/kit/render.ts). */
export const pictureAnimationMs = 6000

/** Delay of the hero's animation, in milliseconds, so that it does not slow down the page's scripts. */
export const heroAnimationDelayMs = 2500

/** URL fragment that starts a picture's animation without delay: the id of an element in the SVG file. */
export const playFragment = 'at-once'
