import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const variants = {
  default: 'bg-violet-deep text-white hover:bg-violet-dark',
  destructive: 'bg-alert text-white hover:bg-alert-dark',
  outline: 'border-2 border-violet-deep bg-paper text-violet-dark hover:bg-lilac',
  secondary: 'bg-sun text-ink hover:bg-sun-dark',
  ghost: 'text-ink hover:bg-lilac',
  link: 'text-violet-dark underline underline-offset-4 hover:decoration-2',
}
const sizes = {
  default: 'min-h-12 px-6 text-lg',
  sm: 'min-h-11 px-4 text-base',
  lg: 'min-h-14 px-8 text-xl',
  icon: 'size-12',
}

interface ButtonLook {
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  className?: string
}

/** Classes of the button styles (specification, section 9), also for links that look like buttons. */
export const buttonVariants = ({ variant = 'default', size = 'default', className }: ButtonLook = {}) =>
  clsx('button', variants[variant], sizes[size], className)

/** A button in one of six variants and four sizes. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonVariants({ variant, size, className })} {...props} />
}
