/** The books of the series. Message keys and picture names contain `id`; `ages` of the readers are in years. */
export const volumes = [
  { id: 'first', ages: { from: '3', to: '5' } },
  { id: 'second', ages: { from: '5', to: '7' } },
  { id: 'third', ages: { from: '8', to: '10' } },
] as const
export type VolumeId = (typeof volumes)[number]['id']

/** The age range of the whole series, in years. */
export const audience = { from: volumes[0].ages.from, to: volumes[2].ages.to }
