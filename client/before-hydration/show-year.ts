/** Replaces the year of the build in the footer with the current year. */
export function showYear(): void {
  const year = document.querySelector('footer time')
  if (year) year.textContent = `${new Date().getFullYear()}`
}
