import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

// The specification names these. No page uses `destructive`.
type Variant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link'
type Size = 'default' | 'sm' | 'lg' | 'icon'

interface ButtonLook {
  variant?: Variant
  size?: Size
  className?: string
}

/** Builds the class names of a button (docs/behaviour.md, “Buttons”), or of a link that looks like one. */
export const buttonVariants = ({ variant = 'default', size = 'default', className }: ButtonLook = {}) =>
  clsx(
    'button',
    variant !== 'default' && `button-${variant}`,
    size !== 'default' && `button-${size}`,
    className,
  )

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />
}
