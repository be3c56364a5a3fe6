import { useTranslations } from 'next-intl'
import { Art } from '@/components/ui/art'
import type { VolumeId } from '@/lib/volumes'

/** A book's cover, with the title on spine and front. Its parent has the classes of book-cover.css. */
export function BookCover({ id }: { id: VolumeId }) {
  const title = useTranslations('book')(`volumes.${id}.title`)
  const [name, ...rest] = title.split(' ')
  return (
    <>
      <Art name={`cover-${id}`} width={600} height={720} className="book-cover-art" />
      <span className="book-cover-spine" aria-hidden="true">
        {title}
      </span>
      <span className="book-cover-title">
        <span>{name}</span> <span>{rest.join(' ')}</span>
      </span>
    </>
  )
}
