import { withBasePath } from '@/lib/base-path'

export function Logo() {
  return (
    <span className="logo">
      <img src={withBasePath('/art/nori-head.svg')} alt="" width="44" height="44" />
      <span translate="no">Nori</span>
    </span>
  )
}
