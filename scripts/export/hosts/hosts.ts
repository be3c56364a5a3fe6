/* The delivery rules (rules.ts) in the format of each host: each function returns the text of a file. */
export * from './cloudflare'
export * from './cloudfront'
export * from './nginx'
export * from './s3'
export * from './vercel'
