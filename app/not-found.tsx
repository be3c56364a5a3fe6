/** Never shown: app/global-not-found.tsx is the 404 page. Without this file Next would add its own to every landing page. */
export default function NotFound() {
  return null
}
