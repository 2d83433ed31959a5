import { f } from 'atrium'
import { pageFields } from 'atrium/model/page/page-fields.ts'
import { definePage as defineSitePage } from 'atrium/model/page.ts'
import { entryOf, MemoryStore, rememberingLog, stub, testInstitution } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createContent } from '#engine/content/content.ts'
import { createDependencies } from '#engine/content/dependencies.ts'
import { effectOf } from '#engine/content/effects.ts'
import { describeFields } from '#engine/schema/describe.ts'
import { definePage } from '#engine/testing/plain-page.ts'
import { type Boundary, createClock } from '#engine/time/clock.ts'
import { createDateFormats } from '#engine/time/dates.ts'
import { createTranslator } from '#engine/translation/translator.ts'
import { articlePage, newsArea } from './synthetic-area.ts'
import { siteOf, testSite } from './synthetic-site.ts'

const ZONE = 'America/Los_Angeles'
const dates = createDateFormats(ZONE, createTranslator('en-US'))
const clock = (noted: Boundary) => createClock(() => new Date('2026-03-10T12:00:00Z'), ZONE, noted)
const published = { publishDetails: { time: '2026-01-01T00:00:00.000Z', locale: 'en-us' } }
const kiln = entryOf('article', 'kiln', {
  ...published,
  title: 'Kiln',
  path: '/news/kiln',
  authors: [stub('author', 'mara')],
  topicTags: [],
  keywords: [],
  body: [
    { blockType: 'heading', text: 'First Firing' },
    { blockType: 'textBlock', text: '<p>Broken.</p>' },
  ],
  related: [stub('article', 'other')],
  anything: [],
})
const mara = entryOf('author', 'mara', {
  ...published,
  title: 'Mara',
  affiliation: stub('organization', 'eci'),
  friends: [],
})
const eci = entryOf('organization', 'eci', { ...published, title: 'Institute' })
const other = entryOf('article', 'other', {
  ...kiln,
  uid: 'other',
  title: 'Other',
  path: '/news/other',
  body: [],
  related: [],
})

const contentOf = (...entries: Parameters<typeof entryOf>[2][]) => {
  const store = new MemoryStore(...(entries as never[]))
  const dependencies = createDependencies()
  return {
    store,
    dependencies,
    content: createContent({
      store,
      site: siteOf(),
      institution: testInstitution,
      translator: createTranslator('en-US'),
      dates,
      clock,
      dependencies,
      log: rememberingLog(),
    }),
  }
}

describe('a page', () => {
  it('ENG-001 ENG-002 is made of one entry and the references of its fields, each with what its type is read with', async () => {
    const { content, store } = contentOf(kiln, mara, eci, { ...other, authors: [] })
    const entry = await content.entry<{ authors: { title: string; affiliation: { title: string } }[] }>('kiln')
    expect(entry?.authors[0]).toMatchObject({ title: 'Mara', affiliation: { title: 'Institute' } })
    expect(store.reads).toMatchObject([['kiln'], ['mara', 'other'], expect.arrayContaining(['eci'])])
  })

  it('ENG-002 ENG-003 loads beyond that what its page names, in the spelling of stored fields', async () => {
    const entries = [{ ...mara, friends: [stub('author', 'ana')] }, entryOf('author', 'ana', { friends: [] })]
    const read = async (include?: string[]) => {
      const entry = await contentOf(kiln, ...entries, other).content.entry<{ authors: { friends: object[] }[] }>(
        'kiln',
        {
          include,
        },
      )
      return entry?.authors[0]?.friends
    }
    expect(await read()).toEqual([stub('author', 'ana')])
    expect(await read(['authors.friends'])).toMatchObject([{ title: 'ana' }])
  })

  it('ENG-002 leaves what lists are filtered by as stubs', async () => {
    const filed = { ...kiln, filedUnder: [stub('topic_tag', 'clay')] }
    const entry = await contentOf(filed, mara, eci, other, entryOf('topic_tag', 'clay')).content.entry('kiln')
    expect(entry?.filedUnder).toEqual([stub('topic_tag', 'clay')])
  })

  it.each([
    ['displayTitle when there is one', { displayTitle: 'Kiln, Night' }, 'Kiln, Night'],
    ['title otherwise', {}, 'Kiln'],
  ])('ENG-014 is titled by its %s', async (_case, fields, expected) => {
    const answer = await testSite({ entries: [{ ...kiln, ...fields }, mara, other] }).request('/news/kiln')
    expect(answer.document.querySelector('h1')?.textContent).toBe(expected)
    expect(answer.document.title).toBe(`${expected} | Orchard House`)
  })

  it('ENG-017 ENG-018 says in its structured data when it was published', async () => {
    const answer = await testSite({ entries: [{ ...kiln, datePublished: '2026-02-24' }, mara, other] }).request(
      '/news/kiln',
    )
    expect(answer.text).toContain('"datePublished":"2026-02-24"')
  })

  it('ENG-016 carries title, subtitle, intro, submenu, hero and meta page beside its envelope', () => {
    const names = Object.keys(describeFields(z.object(pageFields)))
    expect(names).toEqual(expect.arrayContaining(['displayTitle', 'subtitle', 'intro', 'submenu', 'hero', 'metaPage']))
  })

  it('SITE-025 its meta page has every field', () => {
    const fields = describeFields(z.object({ metaPage: f.metaPage() })).metaPage
    expect(Object.keys((fields as { fields: object }).fields)).toEqual([
      'title',
      'description',
      'noindex',
      'ogTitle',
      'ogDescription',
      'ogImage',
      'twitterTitle',
      'twitterDescription',
      'keywords',
    ])
  })

  it('ENG-019 a page type models the fields that it names, and nothing more', () => {
    const visit = defineSitePage({
      type: 'page_visit',
      label: 'Visit',
      route: '/visit',
      fields: { family: f.group({ items: f.cards() }) },
    })
    expect(Object.keys(describeFields(visit.contentType.schema))).toEqual([...Object.keys(pageFields), 'family'])
  })

  it('ENG-024 comes with its breadcrumbs, section navigation, head and hero as models', async () => {
    const { jsonLdGraph } = await import('#engine/outputs/json-ld/graph.ts')
    const answer = await testSite({ entries: [kiln, mara, other] }).request('/news/kiln')
    expect(jsonLdGraph).toBeTypeOf('function')
    expect(answer.text).toContain('"@type":"BreadcrumbList"')
    expect(answer.document.querySelector('header h1')).not.toBeNull()
    expect(answer.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://orchard.example/news/kiln',
    )
  })

  it('ENG-026 is found by its route: another address answers 404', async () => {
    const site = testSite({ entries: [kiln, mara, other] })
    expect((await site.request('/news/kiln')).status).toBe(200)
    expect((await site.request('/news/none')).status).toBe(404)
  })

  it('ENG-030 answers with and without its closing slash, and says so once', async () => {
    const site = testSite({ entries: [kiln, mara, other] })
    const [plain, slashed] = [await site.request('/news/kiln'), await site.request('/news/kiln/')]
    expect(slashed.text).toBe(plain.text)
    expect(slashed.cache?.key).toBe(plain.cache?.key)
  })

  it('SITE-006 is public: a visitor with credentials sees the same', async () => {
    const site = testSite({ entries: [kiln, mara, other] })
    const [anyone, someone] = [
      await site.request('/news/kiln'),
      await site.request('/news/kiln', { headers: { authorization: 'Basic eDp5', cookie: 'user=1' } }),
    ]
    expect(someone.text).toBe(anyone.text)
  })

  it('ENG-046 shows the shared error page when making it fails', async () => {
    const broken = definePage({
      type: 'article',
      label: 'Article',
      route: '/news/:slug',
      compose: () => {
        throw new Error('no')
      },
    })
    const answer = await testSite({ areas: [{ ...newsArea, pages: [broken] }], entries: [kiln] }).request('/news/kiln')
    expect(answer.status).toBe(500)
    expect(answer.document.querySelector('a[href="/"]')).not.toBeNull()
  })
})

describe('routes', () => {
  it.each([
    ['http://a.example/x', true],
    ['https://a.example', true],
    ['/old/page.html', true],
    ['/old/page.html?room=2#owl', true],
    ['/search?q=page.html', false],
    ['/news/kiln', false],
    ['/html', false],
  ])('ENG-025 %s leads outside: %s', async (url, expected) => {
    const { isExternal } = await import('atrium')
    expect(isExternal(url)).toBe(expected)
  })

  it('ENG-029 a page is named by its content type', () => {
    expect(siteOf().pages.get('article')?.type).toBe('article')
  })
})

describe('the content service', () => {
  it('ENG-031 ENG-032 ENG-034 ENG-035 gets all entries of a type, by condition, sorted, with includes', async () => {
    const { content } = contentOf(kiln, mara, eci, { ...other, authors: [], updatedDate: '2026-03-01' })
    const { items, total } = await content.entries(articlePage, {
      where: { authors: { exists: true } },
      sort: [{ field: 'publication_date', order: 'descending' }],
      include: ['authors'],
    })
    expect([total, items.map(({ uid }) => uid), items[0]?.authors[0]?.title]).toEqual([1, ['kiln'], 'Mara'])
  })

  it('ENG-033 asks by the uids of a reference', async () => {
    const { content } = contentOf(kiln, { ...other, authors: [] })
    expect(
      (await content.entries('article', { where: { authors: { in: ['mara', 'nobody'] } } })).items.map(
        ({ uid }) => uid,
      ),
    ).toEqual(['kiln'])
  })

  it('ENG-036 gets one entry by uid, or none', async () => {
    const { content } = contentOf(kiln)
    expect((await content.entry('kiln'))?.title).toBe('Kiln')
    expect(await content.entry('none')).toBeNull()
  })

  it('ENG-037 gathers what carries a tag from two content types', async () => {
    const tagged = { topicTags: [stub('topic_tag', 'clay')] }
    const { content } = contentOf(
      { ...kiln, ...tagged },
      entryOf('organization', 'eci', { ...published, ...tagged }),
      other,
    )
    expect((await content.byTag('clay', ['article', 'organization'])).items.map(({ uid }) => uid).sort()).toEqual([
      'eci',
      'kiln',
    ])
    await expect(content.byTag('', ['article'])).rejects.toThrow('without the uid of a tag')
  })

  it('ENG-038 ENG-042 gives the schema of a type, with the choices of its fields', async () => {
    const { content, store } = contentOf(kiln)
    const status = {
      uid: 'status',
      displayName: 'Status',
      dataType: 'text' as const,
      multiple: false,
      mandatory: false,
      choices: ['Open', 'Closed'],
    }
    store.schemas.set('project', { uid: 'project', title: 'Project', fields: [status] })
    expect((await content.schema('project'))?.fields[0]?.choices).toEqual(['Open', 'Closed'])
    expect(await content.schema('none')).toBeNull()
  })

  it('ENG-039 fails plainly when there is none', async () => {
    const content = createContent({
      store: undefined as never,
      site: siteOf(),
      institution: testInstitution,
      translator: createTranslator('en'),
      dates,
      clock,
      dependencies: createDependencies(),
      log: rememberingLog(),
    })
    await expect(content.entry('kiln')).rejects.toThrow('ContentType.contentService is undefined')
  })

  it('ENG-040 notes everything it is asked, also what was not there', async () => {
    const { content, dependencies, store } = contentOf(kiln, mara)
    await content.entry('kiln')
    await content.entries('article', { where: { title: 'Other' } })
    await content.at('/news/none')
    expect([...dependencies.entries]).toEqual(expect.arrayContaining(['kiln', 'mara', 'other']))
    const effects = [
      other,
      entryOf('article', 'third', { title: 'Third', path: '/news/none' }),
      entryOf('author', 'nobody', { title: 'Nobody' }),
    ].map((entry) => effectOf([store.publish(entry)])(dependencies))
    expect(effects).toEqual(['entry', 'address', null])
  })
})
