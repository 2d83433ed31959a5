import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, published } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'
import { fakeService } from './fake-service.ts'
import { hang, json, wrongAnswers } from './outside-faults.ts'
import { note } from './report/figures.ts'

const names = ['known', ...Object.keys(wrongAnswers).map((_, index) => `fault-${index}`), 'hanging', 'later']
const picture = (name: string) =>
  published('image', { uid: `image_${name}`, title: name, alt: `Picture of ${name}`, iiif: { id: name } })
const row = (name: string) => ({
  media_row_block: {
    layout: '8_twoThirds',
    media: [{ reference: [{ uid: `image_${name}`, _content_type_uid: 'image' }] }],
  },
})
const content = contentDirectory(
  ...names.map(picture),
  ...names.map((name) =>
    documentEntry(name, 'Words of the page.', {
      body: [{ text_block: { text: '<p>Words of the page.</p>' } }, row(name)],
    }),
  ),
)

describe('Q-20 the image server', async () => {
  const service = await fakeService(json({ width: 800, height: 600 }))
  const site = withSite({
    content,
    environment: { MEDIA_GATEWAY_URL: `${service.origin}/iiif/`, CACHE_MEGABYTES: '0' },
  })
  const visit = async (name: string) => {
    const answer = await fetch(`${site.origin}/${name}`)
    expect([name, answer.status]).toEqual([name, 200])
    const text = await answer.text()
    expect(text).toContain('Words of the page.')
    return text
  }

  it('is asked for the size of a picture whose entry does not say it, once', async () => {
    expect(await visit('known')).toContain('alt="Picture of known"')
    await visit('known')
    expect(service.asked).toEqual(['/iiif/known/info.json'])
  })

  it.each(Object.keys(wrongAnswers).map((fault, index) => [fault, index] as const))(
    '%s, costs no more than its picture, and none that is known',
    async (fault, index) => {
      service.answer = wrongAnswers[fault] as typeof hang
      await visit(`fault-${index}`)
      expect(service.asked.at(-1)).toBe(`/iiif/fault-${index}/info.json`)
      expect(await visit('known')).toContain('alt="Picture of known"')
    },
  )

  it('hanging, is waited for once', async () => {
    service.answer = hang
    const begun = performance.now()
    await visit('hanging')
    const first = performance.now() - begun
    expect(service.asked.at(-1)).toBe('/iiif/hanging/info.json')
    const asked = service.asked.length
    await visit('later')
    expect(await visit('known')).toContain('alt="Picture of known"')
    expect(service.asked.length).toBe(asked)
    note(
      { what: 'first visit', figure: `${first.toFixed(0)} ms`, target: 'time-out of 2000 ms' },
      { what: 'the next two', figure: `${(performance.now() - begun - first).toFixed(0)} ms` },
    )
    await service.close()
  })
})
