/* The part of sonner that notifications use; a chunk of its own. */
export { Toaster, toast } from 'sonner'
