import site from './site.config.mjs'

/* `npm test -- mutation check`: the same for the rules of the message checks. */
export default {
  ...site,
  mutate: ['scripts/check/*.ts', '!**/*.test.ts'],
}
