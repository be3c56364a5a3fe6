import { useEffect, useRef, useState } from 'react'
import { withBasePath } from '@/lib/base-path'
import { planeNames } from '@/lib/story/pages'
import type { Turn } from '@/lib/story/turn-pages'

/** If decoding takes longer, the animation would come too late and is left out. In milliseconds. */
const decodeTimeoutMs = 200

/** Whether a page's picture is loaded and the visitor does not prefer reduced motion. */
export const canAnimate = (page: Element) =>
  Boolean(page.querySelector('img')?.naturalWidth) && !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The layers of a page's picture, shown over the picture while they slide into place (story-planes.css). Each is the
 * file of the picture with another fragment, so nothing is requested.
 */
export function StoryPlanes({ picture, from }: { picture: string; from: Turn['from'] }) {
  const planes = useRef<HTMLSpanElement>(null)
  const [stage, setStage] = useState<'decoding' | 'animating' | 'done'>('decoding')

  useEffect(() => {
    const start = performance.now()
    const images = [...(planes.current?.querySelectorAll('img') ?? [])]
    Promise.all(images.map((image) => image.decode())).then(
      () => setStage(performance.now() - start < decodeTimeoutMs ? 'animating' : 'done'),
      () => setStage('done'),
    )
  }, [])

  if (stage === 'done') return null
  return (
    <span
      ref={planes}
      aria-hidden="true"
      className="story-picture story-planes"
      data-from={from}
      data-turns={stage === 'animating' || undefined}
      onAnimationEnd={() => setStage('done')}
    >
      {planeNames.map((plane) => (
        <img key={plane} src={withBasePath(`/art/${picture}.svg#${plane}`)} alt="" />
      ))}
    </span>
  )
}
