'use client'

import type { MouseEvent } from 'react'
import { buttonVariants } from '@/components/ui/button'

/** Goes back in history, or to `home` where there is none or no script runs. */
export function BackLink({ home, label }: { home: string; label: string }) {
  const goBack = (event: MouseEvent) => {
    if (history.length <= 1) return
    event.preventDefault()
    history.back()
  }
  return (
    <a
      href={home}
      onClick={goBack}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'back-link' })}
    >
      <span aria-hidden="true" className="mr-2">
        ←
      </span>
      {label}
    </a>
  )
}
