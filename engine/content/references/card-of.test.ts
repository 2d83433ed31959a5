import { type Card, defineContentType, defineMessages, f, type PageContext } from 'atrium'
import { contentOf, entryOf, type ModelEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'

const fields = {
  blurb: f.html(),
  thumbnail: f.image(),
  image: f.image(),
  hero: f.group({ image: f.image() }),
  secret: f.text(),
}
const picture = (alt: string) => ({ uid: alt, contentType: 'image', alt })

type CardMapping = (input: Pick<PageContext, 'translate' | 'dates'>) => Partial<Card>

/** The card of an entry of a type with a page. */
function cardOf(entry: Partial<ModelEntry>, card?: false | CardMapping): Promise<Card | undefined> {
  const page = definePage({ type: 'story', label: 'Story', route: '/stories/:slug', fields, card })
  const written = entryOf('story', 'kiln', { title: 'Kiln', url: '/kiln', ...entry })
  return contentOf({ types: [page], entries: [written] }).cardOf('kiln')
}

describe('a card shows by itself', () => {
  it('what the entry is called, and where it is', async () => {
    expect(await cardOf({})).toEqual({ uid: 'kiln', contentType: 'story', title: 'Kiln', href: '/stories/kiln' })
    expect(await cardOf({ displayTitle: 'The Kiln' })).toMatchObject({ title: 'The Kiln' })
  })

  it.each([
    ['an outside address', 'https://kiln.example.org', 'https://kiln.example.org'],
    ['nothing where it has no address', undefined, undefined],
  ])('as its link %s', async (_case, url, href) => {
    expect((await cardOf({ url }))?.href).toBe(href)
  })

  it.each([
    ['its thumbnail', { thumbnail: picture('a'), image: picture('b') }, 'a'],
    ['its picture', { image: picture('b'), hero: { image: picture('c') } }, 'b'],
    ['that of its hero', { hero: { image: picture('c') } }, 'c'],
  ])('%s', async (_case, entry, alt) => {
    expect((await cardOf(entry))?.image).toMatchObject({ alt })
  })

  it.each([
    ['its blurb', { blurb: '<p>Short.</p>', intro: '<p>Long.</p>' }, '<p>Short.</p>'],
    ['its intro', { intro: '<p>Long.</p>' }, '<p>Long.</p>'],
  ])('%s', async (_case, entry, excerpt) => {
    expect((await cardOf(entry))?.excerpt).toBe(excerpt)
  })

  it('of one in another language the lines that the site says, which are in that of the page', async () => {
    const publishDetails = { time: '2026-01-01T00:00:00Z', locale: 'es' }
    const texts = defineMessages('stories', { story: 'Story', by: 'By {name}' })
    const card: CardMapping = ({ translate }) => ({
      subtitle: translate(texts).story,
      tag: 'Barro',
      meta: translate(texts).by({ name: 'Ana' }),
      date: '2026-03-14',
    })
    expect(await cardOf({ publishDetails }, card)).toMatchObject({ lang: 'es', said: ['subtitle', 'meta', 'date'] })
    const dated: CardMapping = ({ dates }) => ({ date: dates.range('2026-03-14', '2026-04-02'), meta: dates.daily })
    expect(await cardOf({ publishDetails }, dated)).toMatchObject({ said: ['meta', 'date'] })
    expect(await cardOf({ publishDetails }, () => ({ subtitle: 'Relato' }))).not.toHaveProperty('said')
    expect(await cardOf({}, card)).not.toHaveProperty('said')
  })

  it('its language where it is another', async () => {
    const locale = (locale: string) => ({ publishDetails: { time: '2026-01-01T00:00:00Z', locale } })
    expect((await cardOf(locale('es-mx')))?.lang).toBe('es-MX')
    expect(await cardOf(locale('en-gb'))).not.toHaveProperty('lang')
  })
})

describe('what a type says of its card', () => {
  it('wins, and what it sets to undefined stays empty', async () => {
    const card = () => ({ title: 'Other', subtitle: 'Story', excerpt: undefined })
    const shown = await cardOf({ blurb: '<p>Short.</p>' }, card)
    expect(shown).toEqual({
      uid: 'kiln',
      contentType: 'story',
      title: 'Other',
      subtitle: 'Story',
      href: '/stories/kiln',
    })
  })

  it('costs its card alone when it fails', async () => {
    const card = () => {
      throw new Error('no luck')
    }
    expect(await cardOf({}, card)).toBeUndefined()
  })
})

describe('entries are shown as cards', () => {
  const type = (card?: false | (() => Partial<Card>)) =>
    defineContentType({ name: 'quote', label: 'Quote', schema: z.object({ by: f.text() }), card })
  const shown = (card?: false | (() => Partial<Card>)) =>
    contentOf({ types: [type(card)], entries: [entryOf('quote', 'q', { title: 'Q' })] }).cardOf('q')

  it.each([
    ['not those of a type without a page', undefined, undefined],
    ['but where it says what they show', () => ({}), { uid: 'q', contentType: 'quote', title: 'Q' }],
  ])('%s', async (_case, card, expected) => {
    expect(await shown(card)).toEqual(expected)
  })

  it('those of a type with a page, unless it says that they do not', async () => {
    expect(await cardOf({})).toBeDefined()
    expect(await cardOf({}, false)).toBeUndefined()
  })
})
