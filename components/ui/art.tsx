import { clsx } from 'clsx'
import { withBasePath } from '@/lib/base-path'

interface ArtProps {
  /** File name in public/art, without extension. */
  name: string
  width: number
  height: number
  /** Empty if the text beside the picture describes it. */
  alt?: string
  className?: string
}

/** A picture below the first screen, which the browser loads lazily. */
export function Art({ name, width, height, alt = '', className }: ArtProps) {
  return (
    <img
      src={withBasePath(`/art/${name}.svg`)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={clsx('art', className)}
    />
  )
}
