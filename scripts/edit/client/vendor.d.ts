// Served by scripts/edit/server.mjs from the package.
declare module '/edit/vendor/stega.mjs' {
  export * from '@vercel/stega'
}
