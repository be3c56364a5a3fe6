/** Announces an installation on this machine. @returns false if the variable `NORI_NO_INSTALL` forbids it */
export function announceInstallation(names: readonly string[], installer: string): boolean {
  const packages = names.join(', ')
  if (process.env.NORI_NO_INSTALL) {
    console.log(`NORI_NO_INSTALL is set: not installing ${packages}.`)
    return false
  }
  console.log(`Installing ${packages} with ${installer} (NORI_NO_INSTALL=1 prevents this) …`)
  return true
}
