import type { socialLinks } from '@/lib/site'

const shapes: Record<(typeof socialLinks)[number]['id'], string> = {
  facebook:
    'M13.5 21v-7h2.6l.5-3.2h-3.1V8.9c0-1 .4-1.7 1.8-1.7h1.5V4.3A17 17 0 0 0 14.6 4C12 4 10.3 5.6 10.3 8.5v2.3H7.5V14h2.8v7z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM16.7 6.2a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  youtube: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5.2-3z',
}

/** A social network's icon; the link around it has the name. */
export function SocialIcon({ id }: { id: keyof typeof shapes }) {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={shapes[id]} />
    </svg>
  )
}
