import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { prefetchWhenIdle } from '@/client/loading/prefetch-when-idle'
import { useHydratedControls } from '@/components/ui/use-hydrated-controls'
import { withBasePath } from '@/lib/base-path'

/** Media query of the wide layout, also in hero.css. */
const wide = '(orientation: landscape) and (min-width: 30rem)'

/** Messages that say what can be seen after each press. */
const moments = ['moon.first', 'moon.second', 'moon.third'] as const
const fullMoon = moments.length

/** The URL of a picture, from no moon (0) to the full moon (3). */
const getPicture = (shape: 'wide' | 'tall', moon: number) =>
  withBasePath(moon ? `/art/moon-${shape}-${moon}.svg` : `/art/hero-${shape}.svg`)

/** The picture after a press, which covers the one before. The first picture has the alternative text. */
function MoonPicture({ moon, isShown, onLoad }: { moon: number; isShown: boolean; onLoad: () => void }) {
  return (
    <picture>
      <source media={wide} srcSet={getPicture('wide', moon)} />
      <img
        src={getPicture('tall', moon)}
        alt=""
        decoding="sync"
        className="hero-art hero-moon"
        data-shown={isShown ? '' : undefined}
        onLoad={onLoad}
      />
    </picture>
  )
}

/**
 * The hero's picture, and a button on it that calls the moon. After three presses the moon is full, and a link to the
 * story replaces the button. Without scripts the moon is full from the start. Style sheets read the shown picture from
 * `data-moon` on the root element.
 */
export function HeroPicture() {
  const t = useTranslations()
  const [calls, setCalls] = useState(0)
  // Not the number of calls but the newest picture that has loaded, so that text on it is readable in any case.
  const [moon, setMoon] = useState(0)
  const controls = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  useHydratedControls(controls)
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (moon) dataset.moon = String(moon)
    return () => {
      delete dataset.moon
    }
  }, [moon])
  useLayoutEffect(() => {
    if (calls === fullMoon && document.activeElement === button.current)
      link.current?.focus({ preventScroll: true })
  }, [calls])
  useEffect(() => {
    if (calls === fullMoon) return
    const next = getPicture(matchMedia(wide).matches ? 'wide' : 'tall', calls + 1)
    // Fetched, because an image element would start the animation.
    prefetchWhenIdle(() => fetch(next).catch(() => undefined))
  }, [calls])
  const moment = moments[moon - 1]
  const lastMoment = moments[calls - 1]
  return (
    <>
      <picture>
        <source media={`(scripting: none) and ${wide}`} srcSet={getPicture('wide', fullMoon)} />
        <source media="(scripting: none)" srcSet={getPicture('tall', fullMoon)} />
        <source media={wide} srcSet={getPicture('wide', 0)} />
        <img
          src={getPicture('tall', 0)}
          alt={t(moment ?? 'hero.imageAlt')}
          width="1040"
          height="860"
          fetchPriority="high"
          // So that it is painted in the same frame as the text.
          decoding="sync"
          className="hero-art"
        />
      </picture>
      {moments.slice(0, calls).map((name, index) => (
        <MoonPicture
          key={name}
          moon={index + 1}
          isShown={index < moon}
          onLoad={() => setMoon((newest) => Math.max(newest, index + 1))}
        />
      ))}
      <p role="status" className="sr-only">
        {lastMoment ? t(lastMoment) : <noscript>{t('moon.third')}</noscript>}
      </p>
      <div
        ref={controls}
        className="moon-call"
        data-controls=""
        data-full-moon={calls === fullMoon ? '' : undefined}
      >
        <button
          ref={button}
          type="button"
          className="button"
          aria-describedby="moon-child"
          onClick={() => setCalls((n) => Math.min(n + 1, fullMoon))}
        >
          {t('moon.call')}
        </button>
        <p id="moon-child" className="moon-call-note">
          {t('moon.child')}
        </p>
        <a ref={link} href="#page-1" className="button">
          {t('moon.read')}
        </a>
      </div>
    </>
  )
}
