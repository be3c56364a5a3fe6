/* Cloudflare's own runtime as for a Worker with static assets (wrangler.jsonc). `PORT` sets the port. */
process.env.WORKERS = '1'
await import('./wrangler')

export {}
