import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

interface DisclosureProps {
  /** The browser keeps at most one of the disclosures with the same name open. */
  name: string
  summary: ReactNode
  className?: string
  summaryClassName?: string
  panelClassName?: string
  /** A media query that closes the panel when it starts or stops matching. */
  closeOn?: string
  /** Whether the focus returns to the control after a choice. */
  returnsFocus?: boolean
  children: ReactNode
}

/** A native `<details>`. With scripts it closes after a choice in its panel, on Escape, and on a press or focus outside. */
export function Disclosure({
  name,
  summary,
  className,
  summaryClassName,
  panelClassName,
  closeOn,
  returnsFocus,
  children,
}: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const element = details.current
    if (!element) return
    const close = () => {
      element.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return
      close()
      element.querySelector('summary')?.focus()
    }
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !element.contains(event.target)) close()
    }
    const media = closeOn ? window.matchMedia(closeOn) : undefined
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    media?.addEventListener('change', close)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      media?.removeEventListener('change', close)
    }
  }, [closeOn])

  const closeOnChoice = (event: MouseEvent) => {
    const chosen = event.target instanceof Element && event.target.closest('a, button')
    if (!chosen || !details.current) return
    details.current.open = false
    if (returnsFocus) details.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={details} name={name} className={className}>
      <summary className={summaryClassName}>{summary}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks that bubble from the links and buttons inside */}
      <div className={panelClassName} onClick={closeOnChoice}>
        {children}
      </div>
    </details>
  )
}
