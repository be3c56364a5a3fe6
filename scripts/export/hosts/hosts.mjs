/* The delivery rules in the languages of the hosts. Each function returns the text of a file. */
export * from './cloudflare.mjs'
export * from './cloudfront.mjs'
export * from './nginx.mjs'
export * from './vercel.mjs'
