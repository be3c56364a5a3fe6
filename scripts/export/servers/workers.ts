/* Serves the export with Cloudflare's own runtime, as a Worker with static assets (wrangler.jsonc). */
process.env.WORKERS = '1'
// Imported after WORKERS is set; the module reads it on load.
await import('./wrangler')

export {}
