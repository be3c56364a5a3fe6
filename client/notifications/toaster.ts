/* Re-exported, so that the chunk contains only these parts of sonner. */
export { Toaster, toast } from 'sonner'
