/**
 * Renders nothing, because app/global-not-found.tsx is the 404 page. Without this file Next would add its own 404 page
 * to the data of every landing page.
 */
export default function NotFound() {
  return null
}
