/**
 * Shows nothing: unknown addresses have app/global-not-found.tsx. Without this file Next puts its own 404 page into
 * the data that every landing page starts with.
 */
export default function NotFound() {
  return null
}
