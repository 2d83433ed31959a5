import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry } from '../browser/content.ts'
import { mediaLayout } from '../browser/pictures.ts'
import { startServer } from '../browser/server.ts'
import { demo } from '../pages/demo-content.ts'
import { note } from './report/figures.ts'
import { fillDisk, onDisk, withoutDisks } from './small-disk.ts'

const NAMES = ['woodcut_06', 'botanical_03', 'celestial_03']

function content(): string {
  const directory = contentDirectory(
    ...NAMES.map((name) => JSON.parse(readFileSync(join(demo, `entries/image/img_${name}.json`), 'utf8'))),
    documentEntry('row', 'Three sheets.', { body: [mediaLayout('image-row', NAMES)] }),
  )
  mkdirSync(join(directory, 'images'))
  for (const file of NAMES.map((name) => `images/${name.replace('_', '-')}.svg`))
    copyFileSync(join(demo, file), join(directory, file))
  return directory
}

describe('Q-23 picture sizes made ahead', () => {
  beforeEach(({ skip }) => skip(withoutDisks !== undefined, withoutDisks))

  it('wait while the disk is full, and go on when there is room', async () => {
    const data = temporaryFolder('data')
    const site = await startServer({
      content: content(),
      data,
      through: onDisk('32m'),
      environment: { IMAGE_WARMING: 'true', CACHE_DISK_MEGABYTES: '0' },
    })
    const left = () => site.metric('atrium_image_warming_waiting\\{what="sizes"\\}')
    const result = (name: string) => site.metric(`atrium_image_warming_total\\{result="${name}"\\}`)
    try {
      const makeRoom = fillDisk(site, data)
      await expect.poll(() => site.output()).toContain('Derivatives are not cached')
      const page = await fetch(`${site.origin}/row`)
      const [picture] = /\/iiif\/[^" ]+/.exec(await page.text()) ?? []
      expect([page.status, (await fetch(site.origin + picture)).status]).toEqual([200, 200])
      expect(await left()).toBeGreaterThan(0)
      const before = await result('made')
      makeRoom()
      await expect.poll(left, { timeout: 400_000 }).toBe(0)
      await expect.poll(() => site.output()).toContain('Picture sizes were made ahead')
      note({ what: 'picture sizes made with room again', figure: (await result('made')) - before, target: 9 })
      expect(await result('made')).toBeGreaterThan(before)
      expect(await result('failed')).toBe(0)
    } finally {
      await site.stop()
    }
  })
})
