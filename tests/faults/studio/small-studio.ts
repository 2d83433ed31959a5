import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createStudioApp } from '../../../studio/server/app.ts'
import { cookiesOf } from '../../../studio/server/guards/cookies.ts'
import { originsOf } from '../../../studio/server/guards/origins.ts'
import { Sessions } from '../../../studio/server/guards/sessions.ts'
import { tokenEntrance } from '../../../studio/server/people/entrances/token-entrance.ts'
import { writingDesk } from '../../../studio/tests/writing-desk.ts'
import { countWrites, killAt } from './killing.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

/** The studio's addresses and the writer of a content directory, without site, lists and canvas: it starts at once. */
async function run(contentDir: string): Promise<void> {
  const { desk, source } = writingDesk(contentDir)
  await source.tidy?.()
  const server = createServer((request, response) => app(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origins = originsOf({ studio: port, canvas: port })
  const sessions = new Sessions({ cookies: cookiesOf(origins.studio[0] as string) })
  const tokens: string[] = []
  const entrance = tokenEntrance((token) => tokens.push(token))
  entrance.invite()
  const client = mkdtempSync(join(tmpdir(), 'client-'))
  const app = createStudioApp({ desks: [desk], sessions, entrance, note: () => {}, origins, client, log })
  process.on('disconnect', () => process.exit())
  process.on('message', ({ kill }: { kill: number }) => {
    if (kill > 0) killAt(kill)
    process.send?.({ writes: countWrites() })
  })
  process.send?.({ origin: `http://127.0.0.1:${port}`, token: tokens[0] })
}

await run(process.argv[2] as string)
