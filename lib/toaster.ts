import 'sonner/dist/styles.css'

/*
 * What notifications need from sonner, loaded on first use; without the styles that it would add by itself
 * (scripts/export/sonner-loader.mjs).
 */
export { Toaster, toast } from 'sonner'
