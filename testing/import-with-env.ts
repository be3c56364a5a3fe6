/** Imports a module again with these environment variables; undefined removes one. */
export async function importWithEnv<Module>(
  variables: Record<string, string | undefined>,
  load: () => Promise<Module>,
): Promise<Module> {
  const env = Object.entries({ ...process.env, ...variables }).filter(([, value]) => value !== undefined)
  const replaced = jest.replaceProperty(process, 'env', Object.fromEntries(env) as NodeJS.ProcessEnv)
  jest.resetModules()
  try {
    return await load()
  } finally {
    replaced.restore()
  }
}
