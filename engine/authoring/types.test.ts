import {
  type Card,
  defineContentType,
  defineModule,
  type EntryHead,
  f,
  type ListPage,
  type ModelOf,
  type PageContext,
  type ReferenceStub,
  type Section,
} from 'atrium'
import { describe, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'

/*
 * What the compiler must say of declarations: `tsc` checks this file, running it proves nothing more than that the
 * declarations can be made.
 */

const city = defineContentType({ name: 'city', label: 'City', schema: z.object({ country: f.text() }) })
const person = defineContentType({
  name: 'person',
  label: 'Person',
  schema: z.object({ givenName: f.required(f.text()), city: f.reference(city), snapshots: f.images() }),
  derive: ({ entry }) => ({ initials: entry.givenName.slice(0, 1) }),
})
const listing = defineModule({
  label: 'Listing',
  fields: () => ({ title: f.text(), items: f.cards() }),
  section: (value, options: { size?: 'small' | 'large'; heading?: string }): Section => ({
    blockType: 'cards',
    ...value,
    ...options,
  }),
})
const dated = defineModule({
  label: 'Dated',
  fields: () => ({ day: f.required(f.date()) }),
  section: ({ day }, { zone }: { zone: string }, { dates }: Pick<PageContext, 'dates'>): Section => ({
    blockType: 'text',
    text: `${dates.long(day)} ${zone}`,
  }),
})

describe('the entry of a page', () => {
  it('has its head, the fields of every page, its own, and one for each module', () => {
    definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      fields: {
        count: f.integer(),
        tags: f.list(f.text()),
        featured: f.bool(),
        size: f.choice(['s', 'l']),
        body: f.required(f.html()),
        box: f.group({ link: f.link(), rows: f.list(f.group({ when: f.required(f.date()) })) }),
      },
      modules: { news: listing() },
      compose({ entry }) {
        expectTypeOf(entry).toExtend<EntryHead>()
        expectTypeOf(entry.displayTitle).toEqualTypeOf<string | undefined>()
        expectTypeOf(entry.count).toEqualTypeOf<number | undefined>()
        expectTypeOf(entry.tags).toEqualTypeOf<string[]>()
        expectTypeOf(entry.featured).toEqualTypeOf<boolean>()
        expectTypeOf(entry.size).toEqualTypeOf<'s' | 'l' | undefined>()
        expectTypeOf(entry.body).toEqualTypeOf<string>()
        expectTypeOf(entry.box?.link?.href).toEqualTypeOf<string | undefined>()
        expectTypeOf(entry.box?.rows[0]?.when).toEqualTypeOf<string | undefined>()
        expectTypeOf(entry.news?.items).toEqualTypeOf<Card[] | undefined>()
        // @ts-expect-error there is no such field
        entry.counts
        return []
      },
    })
  })

  it('has a field of the page in place of one that every page has', () => {
    definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      fields: { intro: f.required(f.text()) },
      compose({ entry }) {
        expectTypeOf(entry.intro).toEqualTypeOf<string>()
        return []
      },
    })
  })

  it('has what its type derives, and maybe what its service says', () => {
    definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      fields: { when: f.required(f.date()) },
      derive: ({ entry }) => ({ year: Number(entry.when.slice(0, 4)) }),
      enrich: async ({ entry }) => {
        expectTypeOf(entry.year).toEqualTypeOf<number>()
        return { sky: 'clear' }
      },
      card({ entry }) {
        expectTypeOf(entry.year).toEqualTypeOf<number>()
        expectTypeOf(entry.sky).toEqualTypeOf<string | undefined>()
        return { meta: entry.sky }
      },
      compose({ entry }) {
        expectTypeOf(entry.year).toEqualTypeOf<number>()
        expectTypeOf(entry.sky).toEqualTypeOf<string | undefined>()
        return []
      },
    })
  })

  it('is stored with stubs in place of its references', () => {
    definePage({
      type: 'page',
      label: 'Page',
      route: '/page/:slug',
      fields: { by: f.reference(person), all: f.references(person) },
      derive({ entry }) {
        expectTypeOf(entry.by).toEqualTypeOf<ReferenceStub | undefined>()
        expectTypeOf(entry.all).toEqualTypeOf<ReferenceStub[]>()
        return {}
      },
      path({ entry, pathOf }) {
        expectTypeOf(entry.by).toEqualTypeOf<ReferenceStub | undefined>()
        return pathOf(entry.by)
      },
    })
  })
})

describe('references', () => {
  it('by value are typed, with what their type derives, as far as it leads', () => {
    definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      fields: { by: f.reference(person), all: f.references(person), either: f.reference([person, city]) },
      compose({ entry: { by, all, either } }) {
        expectTypeOf(by?.name).toEqualTypeOf<string | undefined>()
        expectTypeOf(by?.givenName).toEqualTypeOf<string | undefined>()
        expectTypeOf(by?.initials).toEqualTypeOf<string | undefined>()
        expectTypeOf(by?.city?.country).toEqualTypeOf<string | undefined>()
        expectTypeOf(all[0]?.city?.name).toEqualTypeOf<string | undefined>()
        expectTypeOf(either?.title).toEqualTypeOf<string | undefined>()
        expectTypeOf(either?.givenName).toEqualTypeOf<string | undefined>()
        expectTypeOf(either?.country).toEqualTypeOf<string | undefined>()
        // @ts-expect-error a person has no such field
        by?.surname
        return []
      },
    })
  })

  it('by name have their head alone', () => {
    definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      fields: { project: f.reference('project'), tags: f.stubs('tag') },
      compose({ entry: { project, tags } }) {
        expectTypeOf(project?.path).toEqualTypeOf<string | null | undefined>()
        expectTypeOf(tags).toEqualTypeOf<ReferenceStub[]>()
        // @ts-expect-error nothing is known of other areas
        project?.budget
        // @ts-expect-error a stub has no title
        tags[0]?.title
        return []
      },
    })
  })

  it('give the model of a type, and of entries that are read by value', () => {
    expectTypeOf<ModelOf<typeof person>['givenName']>().toEqualTypeOf<string>()
    expectTypeOf<ModelOf<typeof person>['initials']>().toEqualTypeOf<string | undefined>()
    const read = async ({ content }: PageContext) => {
      expectTypeOf((await content.entries(person)).items[0]?.givenName).toEqualTypeOf<string | undefined>()
      expectTypeOf((await content.entries('person')).items[0]?.givenName).toEqualTypeOf<unknown>()
    }
    expectTypeOf(read).returns.toEqualTypeOf<Promise<void>>()
  })
})

describe('modules', () => {
  it('take the options of their kind', () => {
    listing()
    listing({ size: 'large', heading: 'News' })
    dated({ zone: 'PST' })
    listing({ heading: ({ context }) => context.path, size: () => 'large' })
    listing.list({ size: 'large' })
    // @ts-expect-error there is no such size
    listing({ size: () => 'huge' })
    // @ts-expect-error there is no such size
    listing({ size: 'huge' })
    // @ts-expect-error there is no such option
    listing({ color: 'red' })
    // @ts-expect-error what has no default is required
    expectTypeOf(dated).toBeCallableWith()
  })

  it('are parts of the page by their names', () => {
    definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      modules: { news: listing(), chapters: listing.list(), dates: dated({ zone: 'PST' }) },
      compose({ parts }) {
        expectTypeOf(parts.news).toEqualTypeOf<Section | undefined>()
        expectTypeOf(parts.chapters).toEqualTypeOf<readonly Section[]>()
        expectTypeOf(parts.hero).toExtend<Section>()
        expectTypeOf(parts.list).toEqualTypeOf<readonly Section[]>()
        // @ts-expect-error the page has no such module
        return [parts.hero, parts.newz, parts.dates]
      },
    })
  })

  it('give their field and their section alone', () => {
    type Value = Parameters<typeof listing.section>[0]
    expectTypeOf<Value>().toEqualTypeOf<{ title?: string | undefined; items: Card[] } | undefined>()
    expectTypeOf(listing.section({ items: [] })).toEqualTypeOf<Section | undefined>()
    // @ts-expect-error it reads the dates of the page
    expectTypeOf(dated.section).toBeCallableWith({ day: '2026-03-14' }, { zone: 'PST' }, {})
  })
})

describe('a page', () => {
  it('knows of its data what its load returned', () => {
    definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      list: { of: person },
      load: async ({ entry, list, context }) => {
        expectTypeOf(entry.title).toEqualTypeOf<string>()
        expectTypeOf(list).toEqualTypeOf<ListPage>()
        expectTypeOf(context).toEqualTypeOf<PageContext>()
        return { total: list.total }
      },
      compose: ({ data }) => [{ blockType: 'text', text: data.total.toFixed() }],
      head: ({ data }) => ({ title: data.total.toFixed() }),
      jsonLd: ({ data, basis }) => ({ about: data.total, description: basis.description }),
    })
    definePage({
      type: 'page',
      label: 'Page',
      route: '/page',
      compose({ data }) {
        expectTypeOf(data).toEqualTypeOf<undefined>()
        return []
      },
    })
  })

  it('of a type that is declared elsewhere has its fields', () => {
    const page = definePage({
      type: person,
      route: '/people/:slug',
      modules: { news: listing() },
      compose({ entry }) {
        expectTypeOf(entry.givenName).toEqualTypeOf<string>()
        expectTypeOf(entry.initials).toEqualTypeOf<string>()
        // @ts-expect-error the type says what there is
        entry.displayTitle
        return []
      },
    })
    expectTypeOf(page.contentType.schema).toEqualTypeOf<(typeof person)['schema']>()
  })

  it('is a target of references like its type', () => {
    const project = definePage({ type: 'project', label: 'Project', route: '/p/:slug', fields: { sum: f.integer() } })
    const field = f.reference(project)
    expectTypeOf<NonNullable<z.output<typeof field>>['sum']>().toEqualTypeOf<number | undefined>()
    expectTypeOf<NonNullable<z.output<typeof field>>['path']>().toEqualTypeOf<string | null>()
  })

  it('takes hero options of its site, and nothing unknown', () => {
    const base = { type: 'page', label: 'Page', route: '/page' } as const
    definePage({ ...base, hero: { jumpTo: 'sections', navigation: (entry) => entry.displayTitle } })
    // @ts-expect-error there is no such option of heroes
    definePage({ ...base, hero: { variantt: 'Landing' } })
    // @ts-expect-error a page has an address
    definePage({ type: 'page', label: 'Page' })
  })
})
