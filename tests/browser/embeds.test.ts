import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeInstitution } from './content.ts'
import { audit, contentDirectory, documentEntry, getBrowser, getPage, published, widths, withSite } from './index.ts'

/** Another site; its form answers once it has been let go. */
let release = () => {}
const released = new Promise<void>((resolve) => (release = resolve))
const asked: string[] = []
const host = createServer(async (request, response) => {
  asked.push(request.url ?? '')
  if (request.url === '/form') await released
  response.setHeader('content-type', 'text/html')
  response.end('<!doctype html><html lang="en"><title>Form</title><body><h1>Of another site</h1></body></html>')
})
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
afterAll(() => {
  release()
  host.closeAllConnections()
  host.close()
})

const content = contentDirectory(
  documentEntry('give', 'Before the form.', {
    body: [
      { text_block: { text: '<p>Before the form.</p>' } },
      { donation_form: { title: 'Give to the garden', url: `${origin}/form`, height: 700 } },
      { text_block: { text: '<p>After the form.</p>' } },
      { interactive_embed: { title: 'A map', url: 'https://maps.example.org/a', aspect_ratio: '4:3' } },
      { slides_embed: { url: `${origin}/slides`, aspect_ratio: 'wide' } },
    ],
  }),
  documentEntry('listen', 'Listen.', {
    body: [
      { audio: { audio: [{ uid: 'bell', _content_type_uid: 'audio_asset' }] } },
      { video: { video: [{ uid: 'film', _content_type_uid: 'video_asset' }], caption: 'A film.' } },
      { video: { video: [{ uid: 'lost', _content_type_uid: 'video' }] } },
    ],
  }),
  published('audio_asset', {
    uid: 'bell',
    title: 'Bell',
    metadata_fields: {
      published_url: ['/media/bell.mp3'],
      duration: ['00:02:00'],
      text_transcript: ['<p>A bell, once.</p><script>alert(1)</script>'],
    },
  }),
  published('video_asset', {
    uid: 'film',
    title: 'Film',
    metadata_fields: { published_url: ['/media/film.webm'], captions: ['/media/film.vtt'] },
    transcript: '<p>Nothing moves.</p>',
  }),
  published('video', { uid: 'lost', title: 'Lost film', url: 'https://player.example.org/7' }),
)
writeInstitution(content, { frameHosts: [origin] })
mkdirSync(join(content, 'media'))
writeFileSync(join(content, 'media/bell.mp3'), Buffer.alloc(4000))
writeFileSync(join(content, 'media/film.vtt'), 'WEBVTT\n\n00:00.000 --> 00:02.000\nNothing moves.\n')

const words = 'Of another site'
const site = withSite({ content })

describe('frames of other hosts', () => {
  it('BLK-003 keep their space before they come, so that nothing moves', async () => {
    const window = await (await getBrowser()).newContext({ viewport: { width: widths.desktop, height: 900 } })
    const page = await window.newPage()
    await page.goto(`${site.origin}/give`, { waitUntil: 'commit' })
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('iframe, .prose')].map((element) => {
          const { y, width, height } = element.getBoundingClientRect()
          return [y, width, height]
        }),
      )
    await expect.poll(() => asked).toContain('/form')
    await page.evaluate(() => document.fonts.ready)
    const before = await places()
    release()
    const form = page.frameLocator('iframe[title="Give to the garden"]')
    await form.getByText(words).waitFor()
    expect(await places()).toEqual(before)
    expect((await page.locator('iframe').first().boundingBox())?.height).toBe(700)
    await page.context().close()
  })

  it('BLK-003 BLK-011 come without scripts, too', async () => {
    const page = await getPage(site, '/give', { scripts: false })
    await page.locator('iframe').last().scrollIntoViewIfNeeded()
    await page.frameLocator('iframe[title="Slides"]').getByText(words).waitFor()
    await page.context().close()
  })

  it('BLK-004 are links where the host is not allowed', async () => {
    const page = await getPage(site, '/give')
    expect(await page.getByRole('link', { name: 'A map' }).getAttribute('href')).toBe('https://maps.example.org/a')
    expect(await page.locator('iframe[title="A map"]').count()).toBe(0)
    await page.context().close()
  })

  it('BLK-011 are 16:9 where the shape is malformed, and the log names file and field', async () => {
    const page = await getPage(site, '/give')
    const box = await page.locator('iframe[title="Slides"]').boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    expect(site.log()).toContainEqual(
      expect.objectContaining({
        file: 'entries/document/document_give.json',
        field: 'body[4].slides_embed.aspect_ratio',
        remedy: expect.any(String),
      }),
    )
    await page.context().close()
  })

  it('BLK-003 say on paper where they are', async () => {
    const page = await getPage(site, '/give')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('iframe:visible, .frame:visible').count()).toBe(0)
    const after = await page
      .locator('.embed-head a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
    expect(after).toEqual([expect.stringContaining(`${origin}/form`), expect.stringContaining(`${origin}/slides`)])
    await page.context().close()
  })
})

describe('recordings', () => {
  it('BLK-006 BLK-023 are played by keyboard, or say why not, and films have captions', async () => {
    const page = await getPage(site, '/listen')
    await page.locator('.player[data-kind="audio"]').scrollIntoViewIfNeeded()
    expect(await page.locator('audio').evaluate((player: HTMLAudioElement) => player.paused)).toBe(true)
    await page.getByRole('button', { name: 'Play Bell' }).press('Enter')
    await page.getByRole('status').filter({ hasText: 'cannot be played' }).waitFor()
    const cues = () =>
      page
        .locator('video')
        .evaluate((player: HTMLVideoElement) =>
          [...(player.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
        )
    await expect.poll(cues).toEqual(['Nothing moves.'])
    await page.context().close()
  })

  it('BLK-006 open their transcripts without scripts', async () => {
    const page = await getPage(site, '/listen', { scripts: false })
    expect(await page.locator('audio[controls]').count()).toBe(1)
    await page.getByText('Transcript').first().click()
    await page.getByText('A bell, once.').waitFor()
    expect(await page.content()).not.toContain('alert(1)')
    await page.context().close()
  })

  it('BLK-023 with a player elsewhere are links', async () => {
    const page = await getPage(site, '/listen')
    expect(await page.getByRole('link', { name: /Play ?: Lost film/ }).getAttribute('href')).toBe(
      'https://player.example.org/7',
    )
    await page.context().close()
  })

  it('BLK-006 BLK-023 say on paper what they are and where they can be played', async () => {
    const page = await getPage(site, '/listen')
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('audio:visible, video:visible').count()).toBe(0)
    expect(await page.locator('main .printed-address:visible').allInnerTexts()).toEqual([
      'https://www.ellery.example/media/bell.mp3',
      'https://www.ellery.example/media/film.webm',
      'https://player.example.org/7',
    ])
    expect(await page.locator('.player-title:visible').allInnerTexts()).toHaveLength(3)
    await page.context().close()
  })

  it('are served whole and in parts, under the site’s headers', async () => {
    const whole = await fetch(`${site.origin}/media/bell.mp3`)
    expect([whole.status, whole.headers.get('content-type'), (await whole.arrayBuffer()).byteLength]).toEqual([
      200,
      'audio/mpeg',
      4000,
    ])
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
    const part = await fetch(`${site.origin}/media/bell.mp3`, { headers: { range: 'bytes=100-199' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/4000'])
    for (const path of ['/media/gone.mp3', '/media/institution.json', '/media/..%2finstitution.json'])
      expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 404])
  })
})

describe('frames and recordings', () => {
  const cases = ['/give', '/listen'].flatMap((path) =>
    [widths.phone, widths.desktop].flatMap((width) => [true, false].map((scripts) => [path, width, scripts] as const)),
  )

  it.each(cases)('are in nobody’s way on %s at %i px, scripts: %s', async (path, width, scripts) => {
    const page = await getPage(site, path, { width, scripts })
    expect(await audit(page)).toEqual([])
    await page.context().close()
  })
})
