import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rememberingLog, temporaryFolder } from 'atrium/testing'
import { expect, it, onTestFinished } from 'vitest'
import { optionsFor } from '../../../../tests/content/directory.ts'
import { directoryWith, writeEntry } from '../../../../tests/content/opened.ts'
import { smallSite } from '../../../../tests/content/small-site.ts'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import { firstIngester } from './first.ts'
import { type ContentThread, contentThread } from './thread.ts'

/** A thread that answers each order with what it was. */
function echo(): ContentThread {
  const program = join(temporaryFolder('program'), 'program.mjs')
  writeFileSync(
    program,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', (order) => order ? parentPort.postMessage({ kind: 'result', result: order }) : parentPort.close())`,
  )
  return contentThread(program)
}

it('a thread ingests before the start what would take much memory, and does not give way', async () => {
  const directory = directoryWith({})
  const site = smallSite()
  const options = {
    ...optionsFor(directory, site, { log: rememberingLog() }),
    today: () => '2026-03-14',
    now: () => new Date('2026-03-14T20:00:00Z'),
  }
  const catalogue = createCatalogue(site)
  const first = (thread?: ContentThread) => {
    const ingester = firstIngester(options, catalogue, thread)
    onTestFinished(ingester.close)
    return ingester.run({ check: 'when touched' })
  }
  const thread = echo()
  const write = (from: number, to: number) => {
    for (let index = from; index < to; index++) writeEntry(directory, `note/${index}.json`, { url: `/${index}` })
  }
  write(0, 300)
  expect(await first(thread)).toMatchObject({ read: 300 })
  write(300, 2400)
  expect(await first(thread)).toMatchObject({ today: '2026-03-14', asked: { check: 'when touched', isAwaited: true } })
  expect(await first()).toMatchObject({ read: 2100 })
})
