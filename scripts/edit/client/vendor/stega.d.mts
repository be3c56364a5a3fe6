// scripts/edit/server.mjs serves the package's module under this name.
export * from '@vercel/stega'
