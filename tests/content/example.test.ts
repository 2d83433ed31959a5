import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { readInstitution } from '../../config/institution/institution.ts'
import { areaSettings, defineSite } from '../../server/start/site/site-definition.ts'
import { checkContent } from '../../services/content/check/check.ts'
import { openContent } from '../../services/content/index.ts'
import { optionsFor, testDirectory } from './directory.ts'

const contentDir = join(import.meta.dirname, 'example')
const { institution } = readInstitution(contentDir, { settings: areaSettings })
const site = defineSite(institution)

/** Where the entries of the example stand, by content type; areas that are not installed are left out. */
const addresses = {
  article: '/news/what-the-kiln-taught-us',
  author: '/author/mara-quill',
  topic_tag: '/news/tag/ceramics',
  event: '/calendar/night-of-clay',
  exhibition: '/exhibitions/fire-and-earth',
  document: '/accessibility',
}
const installed = (types: Record<string, string>) =>
  Object.entries(types).flatMap(([type, path]) => (site.pages.has(type) ? [path] : []))

async function open() {
  const directory = testDirectory()
  const log = rememberingLog()
  const content = await openContent({ ...optionsFor(directory, site, { institution, log }), contentDir })
  return {
    ...content,
    log,
    end: async () => {
      await content.close()
      directory.clear()
    },
  }
}

describe('the example directory of the content model', () => {
  it('serves exactly its pages, the draft in the preview only', async () => {
    const { published, preview, end } = await open()
    const paths = async (store: typeof published) => (await store.paths({ limit: 100 })).map(({ path }) => path)
    expect(await paths(published)).toEqual(installed(addresses).sort())
    expect(await paths(preview)).toEqual(
      [...installed(addresses), ...installed({ document: '/accessibility/hearing-and-vision' })].sort(),
    )
    await end()
  })

  it('loads every entry of an installed type without a word against it', async () => {
    const { preview, log, end } = await open()
    const files = readdirSync(join(contentDir, 'entries'), { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.json'))
    const uids = files.flatMap((path) => {
      const [type = '', name = ''] = path.split('/')
      return site.contentTypes.has(type) ? [name.replace('.json', '')] : []
    })
    expect((await preview.get(uids)).map(({ uid }) => uid).sort()).toEqual(uids.sort())
    expect(log.lines.filter(({ level }) => level !== 'info')).toEqual([])
    await end()
  })

  it('has two things for editors to mend, a link to a page and a picture that are not in the example', async () => {
    const { clock } = optionsFor(testDirectory(), site)
    const { reports } = await checkContent({ contentDir, site, institution, clock })
    const errors = reports.filter(({ severity }) => severity === 'error')
    expect(errors).toMatchObject([
      { file: 'entries/alert/alert_road.json', field: 'text', reason: 'links to /visit/center, which does not exist' },
      { file: 'institution.json', field: 'shareImage', reason: expect.stringContaining('is no published entry') },
    ])
  })

  it('has the article as the model prints it', async () => {
    const { published, end } = await open()
    expect((await published.get(['article_kiln_lessons']))[0]).toMatchObject({
      contentType: 'article',
      path: '/news/what-the-kiln-taught-us',
      version: 3,
      datePublished: '2026-02-24',
      sortDate: '2026-03-02',
      publicationDate: '2026-02-24',
      updatedDate: '2026-03-02',
      blurb: '<p>Conservators fire a copy of a jar to learn how the first one broke.</p>',
      metaPage: {
        description: 'Conservators fire a copy of a jar to learn how the first one broke.',
        keywords: ['ceramics', 'conservation'],
      },
      authors: [{ uid: 'author_mara_quill', contentType: 'author' }],
      topicTags: [{ uid: 'tag_ceramics', contentType: 'topic_tag' }],
      thumbnail: { uid: 'img_kiln', contentType: 'image' },
      body: [
        { blockType: 'header', text: 'First firing' },
        { blockType: 'textBlock', text: '<p>The copy cracked at <em>exactly</em> the same place.</p>' },
        {
          blockType: 'mediaRowBlock',
          layout: 'column-width_16-9',
          media: [
            {
              reference: { uid: 'img_kiln', contentType: 'image' },
              caption: { descriptive: 'The kiln, open', credit: 'Photo: Mara Quill' },
            },
          ],
        },
        { blockType: 'pullQuoteBlock', citation: 'Mara Quill' },
      ],
    })
    expect((await published.get(['img_kiln']))[0]).toMatchObject({
      iiif: { id: 'kiln' },
      width: 4800,
      imageCrops: [{ ratio: '16:9', x: 0, y: 250, w: 4800, h: 2700 }],
    })
    await end()
  })
})
