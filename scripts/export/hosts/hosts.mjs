/* The delivery rules in the format of each host. Each function returns the text of a file. */
export * from './cloudflare.mjs'
export * from './cloudfront.mjs'
export * from './nginx.mjs'
export * from './s3.mjs'
export * from './vercel.mjs'
