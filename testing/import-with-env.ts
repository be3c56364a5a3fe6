/** A module as it is in a build with these variables; `undefined` for none. */
export async function importWithEnv<Module>(
  variables: Record<string, string | undefined>,
  load: () => Promise<Module>,
): Promise<Module> {
  const set = Object.entries({ ...process.env, ...variables }).filter(([, value]) => value !== undefined)
  const before = jest.replaceProperty(process, 'env', Object.fromEntries(set) as NodeJS.ProcessEnv)
  jest.resetModules()
  try {
    return await load()
  } finally {
    before.restore()
  }
}
