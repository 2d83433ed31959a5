import { defineContentType, defineMessages, defineModule, f, pagesWith, type Section } from 'atrium'
import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import { describeFields } from '../schema/describe.ts'

const listing = defineModule({
  label: 'Listing',
  fields: () => ({ title: f.text(), items: f.cards(), image: f.image() }),
  section: (value, { size = 'small' }: { size?: string }): Section | undefined =>
    value.items.length > 0 ? { blockType: 'cards', ...value, size } : undefined,
})
const grant = entryOf('grant', 'grant', { title: 'Grant' })
const words = defineMessages('test', { more: 'See more' })
const linked = defineModule({
  label: 'Linked',
  fields: () => ({ title: f.text() }),
  section: (value, options: { link?: { title: string; href: string }; id?: string }): Section => ({
    blockType: 'linked',
    ...value,
    ...options,
  }),
})
const kinds = (sections: readonly Section[]) =>
  sections.map(({ blockType, title }) => `${blockType} ${title ?? ''}`.trim())

describe('a page without a composition of its own', () => {
  const funding = definePage({
    type: 'page_funding',
    label: 'Funding',
    route: '/funding',
    fields: { body: f.blocks() },
    modules: { opportunities: listing({ size: 'medium' }), stories: listing(), news: listing() },
    list: { of: 'grant' },
  })

  it('has hero, body, modules in their order, and list', async () => {
    const { sections } = await composed(funding, {
      title: 'Funding',
      body: [{ blockType: 'text', title: 'First' }],
      news: { title: 'News', items: [grant] },
      opportunities: { title: 'Open', items: [grant] },
    })
    expect(kinds(sections)).toEqual(['hero Funding', 'text First', 'cards Open', 'cards News', 'cardListing'])
  })

  it('shows no module that an editor left empty', async () => {
    const { sections } = await composed(funding, { stories: { title: 'Only a title' } })
    expect(kinds(sections)).toEqual(['hero page', 'heading'])
  })
})

it('its modules are below one heading of the form, unless they name another; a kind of module says what they are for', () => {
  const told = defineModule({
    label: 'Told',
    help: 'What is told.',
    fields: () => ({ title: f.text() }),
    section: () => undefined,
  })
  const page = pagesWith({
    fields: { intro: f.html() },
    group: 'Sections',
    hero: () => ({ blockType: 'hero' }),
    list: () => [],
  })({
    type: 'page',
    label: 'Page',
    route: '/page',
    modules: {
      first: told(),
      more: told.list({}, { itemName: 'title' }),
      own: told({}, { group: 'Elsewhere', help: 'Mine.' }),
    },
  })
  expect(describeFields(page.contentType.schema)).toMatchObject({
    intro: { group: undefined },
    first: { group: 'Sections', help: 'What is told.' },
    more: { group: 'Sections', help: 'What is told.', itemName: 'title' },
    own: { group: 'Elsewhere', help: 'Mine.' },
  })
})

describe('the parts of a page', () => {
  it('are its hero, its list and its modules, shown as the page says', async () => {
    const page = definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      hero: { jumpTo: 'sections' },
      modules: { news: listing({ size: 'large' }), more: listing() },
      list: { of: 'grant', look: ({ entry }) => ({ heading: `Grants of ${entry.name}` }) },
      compose: ({ parts }) => [parts.news, parts.more, ...parts.list, parts.hero],
    })
    const { sections } = await composed(page, { title: 'Funding', news: { items: [grant] } }, { entries: [grant] })
    expect(sections).toMatchObject([
      { blockType: 'cards', size: 'large', items: [{ title: 'Grant' }] },
      { blockType: 'cardListing', heading: 'Grants of Funding', items: [{ title: 'Grant' }] },
      { blockType: 'hero', title: 'Funding', jumpTo: 'sections' },
    ])
  })

  it('of a list of modules are a section each, also where nothing else is said', async () => {
    const page = definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      modules: { chapters: listing.list({ size: 'large' }), news: listing() },
    })
    const chapters = ['One', 'Two'].map((title) => ({ title, items: [grant] }))
    const { sections } = await composed(page, { chapters, news: { items: [grant] } })
    expect(sections.slice(1)).toMatchObject([
      { blockType: 'cards', title: 'One', size: 'large' },
      { blockType: 'cards', title: 'Two', size: 'large' },
      { blockType: 'cards', size: 'small' },
    ])
    expect((await composed(page)).sections).toHaveLength(1)
  })

  it('are shown as the context of the page says where an option is a function of it', async () => {
    const page = definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      modules: {
        news: linked({ link: { title: words.more, href: '/all' }, id: ({ context }) => context.institution.brand }),
      },
    })
    const { of } = await composed(page, { news: { title: 'News' } })
    expect(of('linked')).toEqual([
      { blockType: 'linked', title: 'News', link: { title: 'See more', href: '/all' }, id: 'ellery' },
    ])
  })

  it('are made when they are asked for', async () => {
    const failing = defineModule({
      label: 'Failing',
      fields: () => ({ title: f.text() }),
      section: () => {
        throw new Error('not asked for')
      },
    })
    const page = definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      modules: { failing: failing() },
      compose: ({ entry, parts }) => [parts.hero, { blockType: 'text', text: entry.failing?.title }],
    })
    const { sections } = await composed(page, { failing: { title: 'Shown otherwise' } })
    expect(sections[1]).toEqual({ blockType: 'text', text: 'Shown otherwise' })
  })

  it('of a page that lists nothing are without a list', async () => {
    const page = definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      compose: ({ list, parts }) => [{ blockType: 'count', total: list.total, sections: parts.list.length }],
    })
    expect((await composed(page)).sections).toEqual([{ blockType: 'count', total: 0, sections: 0 }])
  })
})

describe('a page gives its callbacks', () => {
  it('the entry with its references, the list, its data and the context', async () => {
    const page = definePage({
      type: 'page',
      label: 'Page',
      route: '/pages/:slug',
      fields: { when: f.date() },
      list: { of: 'grant' },
      load: async ({ entry, list, context }) => `${entry.when} ${list.total} ${context.path}`,
      compose: ({ data }) => [{ blockType: 'text', text: data }],
      head: ({ data, list }) => ({ title: data, description: `${list.items[0]?.title}` }),
      jsonLd: ({ data, basis }) => ({ '@type': 'Event', about: `${data} ${basis.url}` }),
    })
    const entry = { when: '2026-03-14', url: '/a' }
    const { sections, head, jsonLd } = await composed(page, entry, { entries: [grant] })
    const data = '2026-03-14 1 /pages/a'
    expect(sections).toMatchObject([{ text: data }])
    expect([head.title, head.description]).toEqual([`${data} | The Ellery`, 'Grant'])
    expect(jsonLd[0]?.about).toBe(`${data} https://www.ellery.example/pages/a`)
  })
})

it('a page can show a type that is declared elsewhere', async () => {
  const grantType = defineContentType({ name: 'grant', label: 'Grant', schema: z.object({ sum: f.integer() }) })
  const page = definePage({
    type: grantType,
    route: '/grants/:slug',
    compose: ({ entry }) => [{ blockType: 'text', text: entry.sum }],
  })
  const { sections, context } = await composed(page, { url: '/a', sum: 7 }, { types: [grantType] })
  expect([sections, context.path]).toEqual([[{ blockType: 'text', text: 7 }], '/grants/a'])
  expect(page.ownsType).toBe(false)
})

it('a field of the page wins over one that all pages have', () => {
  const page = definePage({ type: 'page', label: 'Page', route: '/page', fields: { intro: f.required(f.text()) } })
  expect(page.contentType.schema.safeParse({}).success).toBe(false)
  expect(page.contentType.schema.safeParse({ intro: 'words' }).success).toBe(true)
})
