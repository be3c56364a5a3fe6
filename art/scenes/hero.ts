import { noriHead } from '../characters/nori/head'
import type { Scene } from '../kit/scene'
import { group } from '../kit/svg'
import { evening } from './evening'
import { cardStage, tallStage, wideStage } from './evening-stages'
import { notFound } from './not-found'

/* The hero, the logo, the Open Graph picture and the 404 picture. */

export const heroScenes: Record<string, Scene> = {
  'nori-head': {
    width: 400,
    height: 400,
    title: 'Nori',
    draw: () => [group({ x: 200, y: 250, scale: 1.04 }, noriHead())],
  },
  // Most screens show only the right part of the wide picture (components/sections/hero.css).
  'hero-wide': { ...evening(wideStage, 0), delaysAnimation: true },
  'hero-tall': { ...evening(tallStage, 0), delaysAnimation: true },
  // After each press of the button.
  'moon-wide-1': evening(wideStage, 1),
  'moon-wide-2': evening(wideStage, 2),
  'moon-wide-3': evening(wideStage, 3),
  'moon-tall-1': evening(tallStage, 1),
  'moon-tall-2': evening(tallStage, 2),
  'moon-tall-3': evening(tallStage, 3),
  // The Open Graph picture; the headline goes over the sky on the left (app/og). Its renderer knows no alpha masks.
  card: evening(cardStage, 0, false),
  'not-found': notFound,
}
