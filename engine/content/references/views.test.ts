import { type ContentType, defineBlock, defineContentType, f } from 'atrium'
import { composed, contentOf, entryOf, siteOfParts, stub } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import { pathsOf } from './views.ts'

const type = <Shape extends z.ZodRawShape>(name: string, shape: Shape, more: Partial<ContentType> = {}) =>
  defineContentType({ name, label: name, schema: z.object(shape), ...(more as object) })

const city = type('city', { flag: f.image() })
const press = type(
  'press',
  { logo: f.image(), city: f.reference(city), books: f.references('book') },
  { preload: ['city'] },
)
const author = type(
  'author',
  {
    portrait: f.image(),
    snapshots: f.images(),
    press: f.reference(press),
    teacher: f.reference('author'),
    house: f.group({ photo: f.image(), city: f.reference(city) }),
  },
  { preload: ['press', 'house.city'] },
)

/** What is loaded of an entry of the type, on its own page and when it is referred to. */
function loaded(shape: z.ZodRawShape, more: Partial<ContentType> = {}, ...others: ContentType<any, any, any>[]) {
  const { views } = siteOfParts({ types: [type('book', shape, more), ...others] })
  return { page: pathsOf(views.page('book')).sort(), view: pathsOf(views.view('book')).sort() }
}

describe('of an entry whose page is shown', () => {
  it('references by value come with what their type is read with, which names its own', () => {
    expect(loaded({ author: f.reference(author) }).page).toEqual([
      'author',
      'author.house',
      'author.house.city',
      'author.house.city.flag',
      'author.house.photo',
      'author.portrait',
      'author.press',
      'author.press.city',
      'author.press.city.flag',
      'author.press.logo',
    ])
  })

  it('references by name come with their head alone', () => {
    expect(loaded({ author: f.reference('author') }, {}, author).page).toEqual(['author'])
  })

  it('one of several types comes with what any of them is read with', () => {
    expect(loaded({ maker: f.references([press, city, 'author']) }, {}).page).toEqual([
      'maker',
      'maker.city',
      'maker.city.flag',
      'maker.flag',
      'maker.logo',
    ])
  })

  it('references are found in groups and lists, however deep', () => {
    const rows = f.list(f.group({ box: f.group({ by: f.references(city), cover: f.image() }) }))
    expect(loaded({ rows }).page).toEqual(['rows', 'rows.box', 'rows.box.by', 'rows.box.by.flag', 'rows.box.cover'])
  })

  it('what lists are filtered by stays as it is; cards and blocks come by themselves', () => {
    expect(loaded({ tags: f.stubs('tag'), card: f.card(), cards: f.cards(), body: f.blocks() }).page).toEqual([])
  })

  it('a type that leads to itself is followed to the end of its depth, and no further', () => {
    const self = type('author', { teacher: f.reference('author') })
    const { view } = siteOfParts({
      types: [{ ...self, schema: z.object({ teacher: f.reference(self) }), preload: ['teacher'] }],
    }).views
    const deepest = Math.max(...pathsOf(view('author')).map((path) => path.split('.').length))
    expect([pathsOf(view('author'))[0], deepest]).toEqual(['teacher', 5])
  })

  it('names of types may carry the brand', () => {
    const place = type('{brand}_place', { photo: f.image() })
    expect(loaded({ place: f.reference(place) }).page).toEqual(['place', 'place.photo'])
  })
})

describe('of an entry that another refers to', () => {
  const shape = {
    cover: f.image(),
    pictures: f.images(),
    author: f.reference(author),
    hero: f.group({ image: f.image() }),
  }

  it('pictures in fields of their own come by themselves, and nothing else that its type does not name', () => {
    expect(loaded(shape).view).toEqual(['cover', 'hero', 'hero.image'])
    expect(loaded(shape, { preload: ['pictures', 'author'] }).view).toEqual(
      expect.arrayContaining(['pictures', 'author', 'author.press', 'author.press.city']),
    )
  })

  it('fields come that say so, in groups and lists too', () => {
    const shape = {
      author: f.required(f.reference(author, { preload: true })),
      pictures: f.images(),
      parts: f.list(f.group({ press: f.references(press, { preload: true }), image: f.image() })),
      body: f.blocks({ preload: true }),
      other: f.reference(author),
    }
    const { view } = loaded(shape)
    expect(view).toEqual(expect.arrayContaining(['author', 'author.press', 'body', 'parts.press', 'parts.press.city']))
    expect(view.filter((path) => /^(other|pictures)|image$/.test(path))).toEqual([])
  })

  it('a path of a view may lead on', () => {
    const { view } = loaded({ author: f.reference(author) }, { preload: ['author.teacher'] })
    expect(view).toEqual(expect.arrayContaining(['author.teacher', 'author.press']))
  })

  it('the picture for social media, and modules of its page, do not come', () => {
    const group = f.group({ image: f.image() }, { ownPageOnly: true } as object)
    expect(loaded({ metaPage: f.metaPage(), group })).toEqual({
      page: ['group', 'group.image', 'metaPage', 'metaPage.ogImage'],
      view: [],
    })
  })
})

it('a block brings what its fields lead to, and what it says beyond that', () => {
  const byline = defineBlock({
    type: 'byline',
    label: 'Byline',
    placement: 'body',
    wire: 'byline',
    schema: z.object({ press: f.reference(press), author: f.reference('author') }),
    include: ['author.teacher'],
    examples: [{}, {}],
    Component: () => null,
  })
  const { views } = siteOfParts({ types: [author], blocks: [byline] })
  expect(pathsOf(views.block('byline'))).toEqual([
    'press',
    'press.logo',
    'press.city',
    'press.city.flag',
    'author',
    'author.teacher',
  ])
})

describe('entries are loaded so', () => {
  const entries = [
    entryOf('author', 'mara', {
      press: stub('press', 'ridge'),
      teacher: stub('author', 'ana'),
      portrait: stub('image', 'face'),
    }),
    entryOf('press', 'ridge', { title: 'Ridge', city: stub('city', 'ojai'), books: [stub('book', 'jars')] }),
    entryOf('city', 'ojai', { title: 'Ojai' }),
    entryOf('author', 'ana'),
    entryOf('image', 'face', { alt: 'Mara' }),
  ]

  it('on a page', async () => {
    const book = definePage({ type: 'book', label: 'Book', route: '/b', fields: { author: f.reference(author) } })
    const { entry } = await composed(book, { author: stub('author', 'mara') }, { entries })
    expect(entry.author).toMatchObject({
      portrait: { alt: 'Mara' },
      press: { title: 'Ridge', city: { title: 'Ojai' }, books: [{ uid: 'jars', contentType: 'book' }] },
      teacher: { uid: 'ana', contentType: 'author' },
    })
    expect(entry.author.teacher).toEqual({ uid: 'ana', contentType: 'author' })
  })

  it('in lists, and with the paths of a reader where it names some', async () => {
    const { content } = contentOf({ types: [author], entries })
    const read = async (include?: string[]) =>
      (await content.entries(author, { where: { uid: 'mara' }, include })).items[0]
    expect(await read()).toMatchObject({ press: { title: 'Ridge' }, teacher: { uid: 'ana' } })
    expect((await read(['teacher']))?.press).toEqual({ uid: 'ridge', contentType: 'press' })
    expect((await read(['teacher']))?.teacher).toMatchObject({ title: 'ana' })
  })

  it('as far as they lead, within blocks too; what lies deeper is left out', async () => {
    const quote = defineBlock({
      type: 'quote',
      label: 'Quote',
      placement: 'body',
      wire: 'quote',
      schema: z.object({ from: f.reference('note') }),
      include: ['from.body'],
      examples: [{}, {}],
      Component: () => null,
    })
    const note = type('note', { body: f.blocks() })
    const own = [{ blockType: 'quote', from: stub('note', 'n') }]
    const book = definePage({ type: 'book', label: 'Book', route: '/b', fields: { body: f.blocks() } })
    const options = { types: [note], entries: [entryOf('note', 'n', { body: own })], blocks: [quote] }
    const { entry } = await composed(book, { body: own }, options)
    const levels: unknown[] = []
    for (let [block] = entry.body; block?.from; [block] = block.from.body) levels.push(block.from.title)
    expect(levels).toEqual(['n', 'n', 'n', 'n'])
    expect(JSON.stringify(entry.body)).toContain('"body":[{"blockType":"quote"}]')
  })

  it('without their blocks, but where a path names these', async () => {
    const byline = defineBlock({
      type: 'byline',
      label: 'Byline',
      placement: 'body',
      wire: 'byline',
      schema: z.object({ author: f.reference(author) }),
      examples: [{}, {}],
      Component: () => null,
    })
    const body = [{ blockType: 'byline', author: stub('author', 'ana') }]
    const answers = [{ text: 'Yes', words: body }]
    const shape = { body: f.blocks(), answers: f.list(f.group({ text: f.text(), words: f.blocks() })) }
    const read = async (view: string[]) => {
      const note = type('note', shape, { preload: view })
      const book = definePage({ type: 'book', label: 'Book', route: '/b', fields: { note: f.reference(note) } })
      const written = [...entries, entryOf('note', 'n', { body, answers })]
      const { entry } = await composed(book, { note: stub('note', 'n') }, { entries: written, blocks: [byline] })
      return [entry.note.body, entry.note.answers]
    }
    const loadedBody = [{ blockType: 'byline', author: { title: 'ana' } }]
    expect(await read([])).toEqual([undefined, [{ text: 'Yes' }]])
    expect(await read(['body', 'answers.words'])).toMatchObject([loadedBody, [{ text: 'Yes', words: loadedBody }]])
  })

  it('that lead nowhere are left out, with the group that requires them', async () => {
    const row = f.group({ by: f.required(f.reference(author)), note: f.text() })
    const fields = { lead: f.reference(author), authors: f.references(author), rows: f.list(row) }
    const book = definePage({ type: 'book', label: 'Book', route: '/b', fields })
    const gone = stub('author', 'gone')
    const { entry } = await composed(
      book,
      {
        lead: gone,
        authors: [gone, stub('author', 'ana')],
        rows: [{ by: gone, note: 'a' }, { by: stub('author', 'ana') }],
      },
      { entries },
    )
    expect(entry.lead).toBeUndefined()
    expect([entry.authors, entry.rows]).toMatchObject([[{ uid: 'ana' }], [{ by: { uid: 'ana' } }]])
    expect([entry.authors.length, entry.rows.length]).toEqual([1, 1])
  })
})
