import image from 'atrium/model/media/types/image.ts'
import { composed, entryOf } from 'atrium/testing'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import { describeFields } from '#engine/schema/describe.ts'
import downloads from '../blocks/downloads/index.tsx'
import media from '../pages/media-resources.ts'

const item = (slug: string) => ({ description: `<p>What ${slug} is.</p>`, slug })
const slugs = ['kiln-01', '/files/labels.pdf', 'files/all.zip', 'https://press.example.org/kit']
const group = { title: 'Views', subtitle: 'Of the kiln', description: '<p>Uncropped.</p>', items: slugs.map(item) }
const picture = entryOf('image', 'img_kiln', { alt: 'Kiln', iiif: { id: 'kiln-01' } })
const options = { types: [image], entries: [picture] }
const page = await composed(
  media,
  {
    title: 'Fire and Earth',
    subtitle: 'For the press',
    url: '/news/journalists/fire-and-earth',
    description: '<p>Free of charge.</p>',
    image: picture,
    groups: [group, { title: 'Nothing yet' }],
  },
  options,
)
const [section] = page.of('downloads')
const body = shown(downloads, section as never)

const KILN = '/images/kiln-01/full/3000,/0/default.jpg?download=kiln-01.jpg&size=medium'

describe('a listing of media', () => {
  it('PRV-022 stands at the address of its entry', () => {
    expect(page.entry.path).toBe('/news/journalists/fire-and-earth')
  })

  it('PRV-023 opens with title, subtitle, description and picture', () => {
    expect(page.sections[0]).toMatchObject({
      blockType: 'hero',
      title: 'Fire and Earth',
      subtitle: 'For the press',
      intro: '<p>Free of charge.</p>',
      image: { alt: 'Kiln' },
    })
  })

  it('PRV-024 PRV-026 shows what can be downloaded in groups', () => {
    expect(Object.keys(describeFields(media.contentType.schema))).toContain('groups')
    expect(texts(body, 'h2')).toEqual(['Views'])
    expect(texts(body, 'p')).toEqual(['Of the kiln', 'Uncropped.', ...slugs.map((slug) => `What ${slug} is.`)])
    expect(page.of('downloads')).toMatchObject([{}, { title: 'Nothing yet', items: [] }])
  })

  it('PRV-025 PRV-027 SITE-091 has a button for each, which leads to the picture of that id, or to the address', () => {
    expect(linksOf(body)).toEqual(
      [KILN, '/files/labels.pdf', '/files/all.zip', 'https://press.example.org/kit'].map(
        (href, index) => `Download: What ${slugs[index]} is. → ${href}`,
      ),
    )
  })

  it('PRV-023 has its description below an intro of its own', async () => {
    const words = { intro: '<p>For the press.</p>', description: '<p>Free of charge.</p>' }
    const { of } = await composed(media, { url: '/a', ...words }, options)
    expect(of('hero')).toMatchObject([{ intro: '<p>For the press.</p><p>Free of charge.</p>' }])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '\\\\evil.example', 'Talk: notes.pdf'])(
    'PRV-024 PRV-027 never leads to %s, and says what it is without a button',
    async (slug) => {
      const { of } = await composed(media, { url: '/a', groups: [{ items: [item(slug), item('/a')] }] }, options)
      const [shownGroup] = of('downloads')
      expect(shownGroup?.items).toHaveLength(2)
      const listed = shown(downloads, shownGroup as never)
      expect(texts(listed, 'p')).toEqual([`What ${slug} is.`, 'What /a is.'])
      expect(linksOf(listed)).toEqual(['Download: What /a is. → /a'])
    },
  )

  it.each([
    ['media/Press kit 2026.pdf', '/media/Press%20kit%202026.pdf'],
    ['https://press.example.org/a kit.zip', 'https://press.example.org/a%20kit.zip'],
  ])('PRV-027 leads to %s, with its spaces', async (slug, href) => {
    const { of } = await composed(media, { url: '/a', groups: [{ items: [item(slug)] }] }, options)
    expect(of('downloads')).toMatchObject([{ items: [{ href }] }])
  })

  it('PRV-027 the content check names what is neither the id of a picture nor an address', async () => {
    const items = [...slugs, 'media/Press kit 2026.pdf', 'celestial-99', 'Talk: notes.pdf'].map(item)
    const beside = {
      port: async () => undefined,
      stored: async () => [{ id: 'kiln-01' }] as never,
      today: '2026-03-14',
      dayOf: (date: string) => date,
    }
    const problems = (await media.contentType.check?.({ entry: { groups: [{ items }] } as never, ...beside })) ?? []
    expect(problems.map(({ reason }) => /"(.*)"/.exec(reason)?.[1])).toEqual(['celestial-99', 'Talk: notes.pdf'])
  })

  it('PRV-027 leads to a path where no picture has that id', async () => {
    const { of } = await composed(media, { url: '/a', groups: [{ items: [item('kiln-02')] }] }, options)
    expect(of('downloads')).toMatchObject([{ items: [{ href: '/kiln-02' }] }])
  })
})
