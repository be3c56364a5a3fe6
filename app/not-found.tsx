/**
 * Renders nothing: app/global-not-found.tsx is the page of unknown addresses. Without this file Next adds its own
 * 404 page to the data of every landing page.
 */
export default function NotFound() {
  return null
}
