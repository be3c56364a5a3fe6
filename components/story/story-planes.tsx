'use client'

import { useEffect, useRef, useState } from 'react'
import { withBasePath } from '@/lib/base-path'
import { planeNames } from '@/lib/story/pages'
import type { Turn } from './use-story-pages'

/** After this the page is there, and parting its picture would be a second start, in milliseconds. */
const decodeTimeoutMs = 200

/**
 * A page's picture in its three planes, over the plain one, for the half second in which they settle
 * (story-planes.css). Nothing is requested: each is the file that the plain picture has loaded, with another
 * fragment. Shown once all three can be painted, or not at all.
 */
export function StoryPlanes({ picture, from }: { picture: string; from: Turn['from'] }) {
  const planes = useRef<HTMLSpanElement>(null)
  const [stage, setStage] = useState<'waits' | 'turns' | 'over'>('waits')

  useEffect(() => {
    const start = performance.now()
    const images = [...(planes.current?.querySelectorAll('img') ?? [])]
    Promise.all(images.map((image) => image.decode())).then(
      () => setStage(performance.now() - start < decodeTimeoutMs ? 'turns' : 'over'),
      () => setStage('over'),
    )
  }, [])

  if (stage === 'over') return null
  return (
    <span
      ref={planes}
      aria-hidden="true"
      className="story-planes"
      data-from={from}
      data-turns={stage === 'turns' || undefined}
      onAnimationEnd={() => setStage('over')}
    >
      {planeNames.map((plane) => (
        <img key={plane} src={withBasePath(`/art/${picture}.svg#${plane}`)} alt="" />
      ))}
    </span>
  )
}
