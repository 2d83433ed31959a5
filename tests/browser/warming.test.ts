// Takes minutes: begins first.
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { demo } from '../pages/demo-content.ts'
import { contentDirectory, documentEntry, getPage, type HostedSite, hostSite, widths, writeEntry } from './index.ts'
import { mediaLayout, six } from './pictures.ts'
import { runBuilt } from './run-built.ts'

const SECRET = 'long enough a secret'
const image = (name: string) => JSON.parse(readFileSync(join(demo, `entries/image/img_${name}.json`), 'utf8'))

/** Two pages with pictures of the demo in several arrangements, and one without. */
function content(...more: Record<string, unknown>[]): string {
  const directory = contentDirectory(
    ...six.map(image),
    documentEntry('wide', '', {
      body: ['full-bleed', 'column-width', 'full-width_16-9'].map((layout, at) => mediaLayout(layout, [six[at] ?? ''])),
    }),
    documentEntry('many', '', {
      body: [mediaLayout('side-by-side', six.slice(3, 5))],
    }),
    documentEntry('plain', 'Words.'),
    ...more,
  )
  symlinkSync(join(demo, 'images'), join(directory, 'images'), 'dir')
  return directory
}

const made = (site: HostedSite) => site.metric('atrium_image_requests_total\\{result="made"\\}')
const cached = (site: HostedSite) => site.metric('atrium_image_requests_total\\{result="cached"\\}')
const warmed = (site: HostedSite) => site.metric('atrium_image_warming_total\\{result="made"\\}')
const waiting = async (site: HostedSite) =>
  (await site.metric('atrium_image_warming_waiting\\{what="pages"\\}')) +
  (await site.metric('atrium_image_warming_waiting\\{what="sizes"\\}'))

/** What the log says of each time that nothing more was left to be made. */
const runsOf = (site: HostedSite) => site.output().match(/Picture sizes were made ahead: [^"]+/g) ?? []

/** Looks at every picture of the pages on phones and laptops. */
async function lookThrough(site: HostedSite, paths: readonly string[]) {
  for (const [width, deviceScaleFactor] of [
    [widths.phone, 2],
    [widths.phone, 3],
    [widths.desktop, 1],
    [widths.desktop, 2],
  ] as const)
    for (const path of paths) {
      const page = await getPage(site, path, { width, context: { deviceScaleFactor } })
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
          .toBe(true)
      }
      await page.context().close()
    }
}

/** In milliseconds: sizes are made in the processor time that nobody else wants, and other tests want much of it. */
const timeout = 900_000

describe('picture sizes that pages name', () => {
  it('are there before visitors ask for them, also those of what is published', { timeout: 2 * timeout }, async () => {
    const directory = content()
    const site = await hostSite({
      content: directory,
      environment: { IMAGE_WARMING: 'true', CONTENT_SECRET: SECRET },
    })
    try {
      await expect.poll(() => runsOf(site), { timeout }).toEqual([expect.stringMatching(/ 0 were there, 0 could not/)])
      expect(await waiting(site)).toBe(0)
      const first = await warmed(site)
      await lookThrough(site, ['/wide', '/many'])
      expect(await made(site)).toBe(0)
      expect(await cached(site)).toBeGreaterThan(10)

      writeEntry(directory, documentEntry('new', '', { body: [mediaLayout('square', [six[5] ?? ''])] }))
      const publish = { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } }
      await fetch(`${site.origin}/_content/sync`, publish)
      await expect.poll(() => runsOf(site), { timeout }).toHaveLength(2)
      await lookThrough(site, ['/new'])
      expect(await made(site)).toBe(0)
      expect((await warmed(site)) - first).toBeLessThan(6)
    } finally {
      await site.stop()
    }
  })

  it('are made by a command at release, which says what could not be made', async () => {
    const data = temporaryFolder('data')
    const directory = content()
    const command = await runBuilt('pictures', ['warm', '/wide'], { CONTENT_DIR: directory, DATA_DIR: data })
    expect(command.code, command.errors).toBe(0)
    expect(command.output).toMatch(/^\d\d sizes made, 0 were there, 0 could not be made\.$/m)
    const again = await runBuilt('pictures', ['warm', '/wide'], { CONTENT_DIR: directory, DATA_DIR: data })
    expect(again.output).toMatch(/^0 sizes made, \d\d were there, 0 could not be made\.$/m)
    const missing = await runBuilt('pictures', ['warm', '/nothing'], { CONTENT_DIR: directory, DATA_DIR: data })
    expect([missing.code, missing.errors]).toEqual([1, expect.stringContaining('/nothing answers 404')])
    const site = await hostSite({ content: directory, data })
    try {
      await lookThrough(site, ['/wide'])
      expect(await made(site)).toBe(0)
    } finally {
      await site.stop()
    }
    expect((await runBuilt('pictures', ['cool'], {})).code).toBe(2)
    const elsewhere = await runBuilt('pictures', ['warm'], { MEDIA_GATEWAY_URL: 'https://media.example.org' })
    expect([elsewhere.code, elsewhere.errors]).toEqual([2, expect.stringMatching(/^MEDIA_GATEWAY_URL names another/)])
  })

  it('Q-21 are made past a master that cannot be read', async () => {
    const broken = { ...image('woodcut_01'), uid: 'img_broken', iiif: { id: 'broken' } }
    const directory = contentDirectory(
      broken,
      image('woodcut_06'),
      documentEntry('both', '', { body: [mediaLayout('side-by-side', ['broken', 'woodcut_06'])] }),
    )
    mkdirSync(join(directory, 'images'))
    copyFileSync(join(demo, 'images/woodcut-06.svg'), join(directory, 'images/woodcut-06.svg'))
    writeFileSync(join(directory, 'images/broken.png'), 'no picture')
    const { code, output, errors } = await runBuilt('pictures', ['warm'], {
      CONTENT_DIR: directory,
      DATA_DIR: temporaryFolder('data'),
    })
    expect(code).toBe(1)
    expect(errors).toMatch(/broken\.png cannot be read as a picture: .* Replace the file\./)
    expect(output).toMatch(/[1-9]\d* sizes made, 0 were there, 1 could not be made\./)
  })
})
