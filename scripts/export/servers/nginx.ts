import { resolve } from 'node:path'
import { ensureNginx } from '../../tools/debian'
import { exitWithError } from '../../tools/exit'
import { runServer } from '../../tools/run'
import { writeNginxConf } from './nginx-instance'

/* Serves the export with nginx and the configuration that the build writes for it, on loopback. `PORT` sets the port. */
if (!ensureNginx())
  exitWithError('nginx is missing and could not be installed: run `apt-get install nginx-light` as root.')

const { PORT = '3000' } = process.env
const conf = writeNginxConf(resolve('.deploy', `nginx-${PORT}`), { listen: `127.0.0.1:${PORT}` })
// SIGQUIT lets nginx finish the requests it has begun.
await runServer('nginx', ['-c', conf, '-g', 'daemon off;'], { stopSignal: 'SIGQUIT' })
