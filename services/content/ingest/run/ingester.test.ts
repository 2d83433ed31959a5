import { rememberingLog } from 'atrium/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { optionsFor } from '../../../../tests/content/directory.ts'
import { directoryWith, writeEntry } from '../../../../tests/content/opened.ts'
import { smallSite } from '../../../../tests/content/small-site.ts'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import { openIngester } from './ingester.ts'

it('a run gives way when it ingests more than a batch of files, and not for what an editor publishes', async () => {
  const directory = directoryWith({ 'note/one.json': { url: '/one' } })
  const site = smallSite()
  const onMuch = vi.fn()
  const options = {
    ...optionsFor(directory, site, { log: rememberingLog() }),
    today: () => '2026-03-14',
    now: () => new Date('2026-03-14T20:00:00Z'),
    onMuch,
  }
  const ingester = openIngester(options, createCatalogue(site))
  onTestFinished(ingester.close)
  const write = (from: number, to: number) => {
    for (let index = from; index < to; index++) writeEntry(directory, `note/${index}.json`, { url: `/${index}` })
  }
  write(0, 5)
  await ingester.run()
  expect(onMuch).not.toHaveBeenCalled()
  write(5, 300)
  expect(await ingester.run()).toMatchObject({ read: 295 })
  expect(onMuch).toHaveBeenCalledOnce()
})
