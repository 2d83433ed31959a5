import sharp from 'sharp'
import { expect, it } from 'vitest'
import { published, withStudio } from './start-studio.ts'

const text = (words: string) => ({ text_block: { text: `<p>${words}</p>` } })
const document = (slug: string, body: object[]) => ({
  ...{ uid: `document_${slug}`, title: slug, slug, meta_page: { description: `The ${slug}.` }, body },
  ...published,
})
const studio = withStudio(
  {
    'document/document_clay.json': document('clay', [text('See <a href="/kiln">the kiln</a>.')]),
    'document/document_kiln.json': document('kiln', [text('Bricks.')]),
  },
  async () => ({ SITE_URL: 'https://cups.example/en-site' }),
)

it('a site below a path of its host is shown at the root of the canvas, and says where visitors find it', async () => {
  const { status, text: page } = await studio.ask('GET', `${studio.canvas}/clay`)
  expect(status).toBe(200)
  expect(page).toContain('<a href="/kiln">the kiln</a>')
  expect(page).toContain('<link rel="canonical" href="https://cups.example/en-site/clay">')
  expect(page.replaceAll('https://cups.example/en-site', '')).not.toContain('en-site')
  const [, styles] = /href="(\/_css\/[^"]+)"/.exec(page) ?? []
  expect((await studio.ask('GET', studio.canvas + styles)).status).toBe(200)
})

it('a link to another site at the same host is none of ours, and one that is written with the path leads nowhere', async () => {
  const value = document('clay', [
    text('<a href="https://cups.example/shop">a</a> <a href="https://cups.example/en-site/kiln">b</a>'),
    text('<a href="/en-site/kiln">c</a>'),
  ])
  const { json } = await studio.ask('POST', '/api/entries/document/document_clay/check', { value })
  const dead = json.problems.filter(({ reason }: { reason: string }) => /link|lead/i.test(reason))
  expect(dead.map(({ reason }: { reason: string }) => reason)).toEqual([expect.stringContaining('/en-site/kiln')])
})

it('a picture that an island asks for below the path is shown in the canvas', async () => {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const { json } = await studio.upload(picture, { title: 'Kiln' })
  for (const path of ['', '/en-site'])
    expect((await studio.ask('GET', studio.canvas + path + json.row.picture)).status).toBe(200)
})
