import { createClock } from '#engine/host.ts'
import { openFiles } from '../../../services/content/source/files/files-source.ts'
import { openWriter } from '../../../services/content/writer/open-writer.ts'
import { countWrites, killAt } from './killing.ts'

/** What it is told: to end before its next calls to the file system but so many, or to write. */
export type Told = { kill: number } | { method: Method; options: object; text: string | undefined }
export type Method = 'save' | 'publish' | 'unpublish' | 'discard' | 'remove'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const REF = { type: 'document', uid: 'one' }

/** The writer of the studio over a content directory, alone: it starts at once. */
export async function run(contentDir: string): Promise<void> {
  const source = openFiles(contentDir, log)
  const clock = createClock(() => new Date('2026-03-14T20:00:00.000Z'), 'UTC')
  const writer = openWriter({ source, clock, timeZone: 'UTC', log, addressesOf: async ({ uid }) => [`/${uid}`] })
  const write = writer as unknown as Record<Method, (...given: unknown[]) => Promise<object>>
  await source.tidy?.()
  process.on('disconnect', () => process.exit())
  process.on('message', async (told: Told) => {
    if ('kill' in told) {
      if (told.kill > 0) killAt(told.kill)
      process.send?.({ writes: countWrites() })
      return
    }
    const { method, options, text } = told
    const given = method === 'save' ? [REF, text, options] : [REF, options]
    process.send?.(await write[method](...given).then(Object.keys, (error: Error) => [error.message]))
  })
  process.send?.('begun')
}
