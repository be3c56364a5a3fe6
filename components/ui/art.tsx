import { clsx } from 'clsx'
import { asset } from '@/lib/assets'

interface ArtProps {
  /** File name in public/art, without its ending. */
  name: string
  width: number
  height: number
  /** Empty where the words beside the picture already say what it shows. */
  alt?: string
  className?: string
}

/** One of Nori's pictures below the first screen; loaded when it comes near. */
export function Art({ name, width, height, alt = '', className }: ArtProps) {
  return (
    <img
      src={asset(`/art/${name}.svg`)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={clsx('art', className)}
    />
  )
}
