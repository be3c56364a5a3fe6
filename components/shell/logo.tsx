import { asset } from '@/lib/assets'

/** Nori's head and name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2 font-display text-2xl font-bold text-ink">
      <img src={asset('/art/nori-head.svg')} alt="" width="44" height="44" />
      <span translate="no">Nori</span>
    </span>
  )
}
