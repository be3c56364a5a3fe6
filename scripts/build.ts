import { checkMessages } from '@/checks/check-messages'
import { listUnconfirmedFacts, printPlaceholderCount, readLaunchList } from '@/checks/launch'
import { run, runFile } from './tools/run'

/* `npm run build` checks the messages, builds the site into out/, and writes the hosts' files into out/ and .deploy/. */
if (!checkMessages()) process.exit(1)
runFile('scripts/make.ts', ['fonts', '--if-needed'])
console.log(
  'Next will warn that middleware.ts is deprecated. That is expected: its name is a requirement of the owner.',
)
run('next', ['build'], {
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_UNCONFIRMED_FACTS: listUnconfirmedFacts(readLaunchList()).length > 0 ? '1' : '',
})
runFile('scripts/export/after-export.ts')
printPlaceholderCount()
