import { xSync } from 'tinyexec'

/** Prints words of the messages that are in no dictionary, and terms that are not used, as warnings (cspell.json). */
export function checkSpelling(): void {
  const { exitCode } = xSync('cspell', ['--no-progress', '--no-summary', '--show-suggestions'], {
    nodeOptions: { stdio: 'inherit' },
  })
  if (exitCode !== 0)
    console.error('Warning: correct these words, or add those that are right to cspell-words.txt.')
}
