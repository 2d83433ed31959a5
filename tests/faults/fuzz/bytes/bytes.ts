import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { startServer } from '../../../browser/server.ts'
import { complaintsIn } from '../judge.ts'
import { expectControl, listPaths, sync, visit } from '../visit.ts'
import type { Part, World } from '../world.ts'
import { type Damage, damage, inflict } from './damage.ts'

interface Attack {
  damages: Damage[]
  pages: number[]
  isSynced: boolean
}

const attack = (most: number) =>
  fc.record({
    damages: fc.array(damage, { minLength: 1, maxLength: most }),
    pages: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
    isSynced: fc.boolean(),
  })

async function visitSome({ pages }: Attack, world: World): Promise<void> {
  const known = [...world.paths, ...listPaths(world)]
  for (const at of pages) await visit(world, `${known[at % known.length]}`)
}

/** Files of the data directory are damaged while the server has them open. */
export const bytes: Part<Attack> = {
  name: 'bytes',
  data: () => attack(2),
  async run(done, world) {
    for (const one of done.damages) if (!endsItsReader(one)) inflict(one, world.data)
    if (done.isSynced) await sync(world)
    await visitSome(done, world)
  },
}

/** Memory that processes share as a file: the system ends whoever looks at what is no longer there. */
const endsItsReader = ({ kind, way }: Damage) => kind === 'content.db-shm' && /^(?:cut|empty)$/.test(way)

/** What a process that was killed leaves: files of which some are half written. Those that are gone meanwhile are not copied. */
function copyData(from: string, to: string): void {
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' }))
    try {
      if (statSync(join(from, name)).isDirectory()) mkdirSync(join(to, name), { recursive: true })
      else copyFileSync(join(from, name), join(to, name))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
}

/** Another server starts on a damaged copy of the data directory, with an image server outside. */
export const start: Part<Attack> = {
  name: 'start',
  data: () => attack(6),
  async run(done, world) {
    const data = mkdtempSync(join(tmpdir(), 'atrium-fuzz-'))
    copyData(world.data, data)
    for (const one of done.damages) inflict(one, data)
    const { content, environment, service } = world
    const gateway = { MEDIA_GATEWAY_URL: `${service.origin}/MEDIA_GATEWAY_URL` }
    const site = await startServer({ content, data, environment: { ...environment, ...gateway } })
    const own = { ...world, site, data }
    try {
      await expectControl(own)
      if (done.isSynced) await sync(own)
      await visitSome(done, own)
      await expectControl(own)
    } finally {
      const code = await site.stop()
      rmSync(data, { recursive: true })
      if (code !== 0) world.fault(`a server on damaged data ends with ${code}`)
    }
    for (const complaint of complaintsIn(site.output(), 0)) world.fault(`a server on damaged data says: ${complaint}`)
  },
}
