import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { generateContent } from '../../bench/generate.ts'
import { ANCHOR, startServer } from '../../browser/index.ts'
import { editEntry } from '../../pages/edit.ts'
import { isThorough, note } from '../report/figures.ts'
import { smallMemory, withoutSmallMemory } from '../small-memory.ts'

const MEGABYTES = 512
const ENTRIES = 100_000
const CHANGED = 2000
const ROUNDS = 4
const SECRET = 'long enough a secret'
/** As in the container. */
const ARENAS = { MALLOC_ARENA_MAX: '2' }
const program = join(import.meta.dirname, '../../../dist/server/content-sync.mjs')

it.runIf(isThorough && !withoutSmallMemory)(
  `Q-24 a container of ${MEGABYTES} MB is enough for ${ENTRIES} entries, of which ${CHANGED} change ${ROUNDS} times in turn`,
  { timeout: 30 * 60_000 },
  async () => {
    const [content, data] = [temporaryFolder('large-content'), temporaryFolder('large-data')]
    generateContent(content, ENTRIES)
    const memory = smallMemory(MEGABYTES)
    const [shell = '', ...parameters] = [...memory.through, process.execPath, program]
    await promisify(execFile)(shell, parameters, {
      env: {
        ...process.env,
        ...ARENAS,
        NODE_ENV: 'production',
        CONTENT_DIR: content,
        DATA_DIR: data,
        SITE_NOW: ANCHOR,
      },
    })
    const environment = { ...ARENAS, CONTENT_SECRET: SECRET, LOG_LEVEL: 'warn' }
    const site = await startServer({ content, data, through: memory.through, environment, isMeasured: true })
    const visit = async (count: number) => {
      for (let index = 0; index < count; index++)
        expect((await fetch(`${site.origin}/news/entry-${index.toString(36)}`)).status).toBe(200)
    }
    const headers = { authorization: `Bearer ${SECRET}` }
    try {
      await visit(1000)
      for (let round = 0; round < ROUNDS; round++) {
        for (let index = 0; index < CHANGED; index++)
          editEntry(content, 'article', `article_${round * CHANGED + index}`, (entry) => ({
            ...entry,
            title: `${entry.title} again`,
          }))
        const answer = await fetch(`${site.origin}/_content/sync`, { method: 'POST', headers })
        expect(await answer.json()).toMatchObject({ read: CHANGED })
        await visit(200)
      }
      expect([site.process.exitCode, memory.kills()]).toEqual([null, 0])
      note({ what: 'processes ended', figure: memory.kills(), target: 0 })
    } finally {
      await site.stop()
      memory.remove()
    }
  },
)
