import { checkMessages } from '@/checks/check-messages'
import { checkSettings, printPlaceholderCount, readSiteState } from '@/checks/launch'
import { run, runFile } from './tools/run'

/* `npm run build` checks the messages, builds the site into out/, and writes the hosts' files into out/ and .deploy/. */
if (!checkSettings() || !checkMessages()) process.exit(1)
// For all that follows: the client's bundle must have the same value as Next's pages.
process.env.NEXT_PUBLIC_SITE_STATE = readSiteState()
runFile('scripts/make.ts', 'fonts', '--if-needed')
console.log(
  'Next will warn that middleware.ts is deprecated. That is expected: its name is a requirement of the owner.',
)
run('next', ['build'])
runFile('scripts/export/after-export.ts')
printPlaceholderCount()
