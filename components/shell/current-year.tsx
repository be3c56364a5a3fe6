'use client'

import { useIsHydrated } from '@/components/ui/use-is-hydrated'

/** The visitor's current year. Hydrates with the year of the build, so that there is no mismatch after New Year. */
export const CurrentYear = () => (useIsHydrated() ? new Date().getFullYear() : process.env.BUILD_YEAR)
