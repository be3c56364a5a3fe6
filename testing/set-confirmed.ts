import { confirmed } from '@/lib/launch'

const list = confirmed as string[]
const original = [...confirmed]

/** Sets what the owner has confirmed (lib/launch.ts), until the end of the test. */
export const setConfirmed = (...names: string[]) => list.splice(0, list.length, ...names)

afterEach(() => setConfirmed(...original))
