'use client'

import { Arrival } from '@/components/shell/arrival'
import { AboutUs } from './about-us'
import { App } from './app'
import { Benefits } from './benefits'
import { Book } from './book'
import { FreeStory } from './free-story'
import { Hero } from './hero'

/** The landing page's main block, in reading order. `arriving`: it was come to from another route. */
export default function Landing({ arriving }: { arriving: boolean }) {
  return (
    <>
      <Hero />
      <Book />
      <App />
      <Benefits />
      <AboutUs />
      <FreeStory />
      {arriving && <Arrival />}
    </>
  )
}
