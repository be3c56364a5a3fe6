/* What notifications need from sonner, loaded on first use. Its styles are part of the style sheet (app/globals.css). */
export { Toaster, toast } from 'sonner'
