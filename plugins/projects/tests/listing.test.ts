import { composed, entryOf, pageContext, stub, testSite } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import project from '../pages/project.ts'
import projects from '../pages/projects.ts'
import projectCategory from '../types/project-category.ts'

const category = (uid: string, title: string, url = `/${uid}`, more: object = {}) =>
  entryOf('project_category', uid, { title, url, ...more })
const sites = category('sites', 'Built Heritage', '/sites', { displayName: 'Buildings & Sites' })
const paper = category('paper', 'Paper')
const glass = category('glass', 'Glass')
const walls = entryOf('project', 'walls', {
  title: 'Earthen Walls',
  url: '/earthen-walls',
  blurb: '<p>Twelve houses.</p>',
  categories: [stub('project_category', 'sites')],
  organizer: ['Conservation Institute', 'Harbor University'],
  status: 'Ongoing',
  startYear: 2019,
  keyMedia: { reference: entryOf('image', 'wall', { title: 'Wall', iiif: { id: 'wall' } }) },
})
const ink = entryOf('project', 'ink', {
  title: 'Iron Gall Ink',
  url: '/iron-gall-ink',
  categories: [stub('project_category', 'paper')],
  organizer: ['Research Institute'],
  status: 'Completed',
  startYear: 2008,
  endYear: 2012,
})
const atlas = entryOf('project', 'atlas', { title: 'Atlas of Glue', url: '/atlas-of-glue' })
const entries = [sites, paper, glass, walls, ink, atlas]
const types = [project, projectCategory]

const listing = (query: Record<string, string> = {}, fields: object = {}) =>
  composed(projects, { title: 'Projects', ...fields }, { plugins: [area], types, entries, query })
const titles = async (query: Record<string, string>) =>
  (await listing(query)).list.items.map(({ title }) => title).join(', ')
const BY_NAME = 'Atlas of Glue, Earthen Walls, Iron Gall Ink'

describe('the list of projects', () => {
  it('PRJ-001 PRJ-002 stands at /projects, under a hero with title and intro', async () => {
    const { of, context } = await listing({}, { displayTitle: 'What we work on', hero: { intro: '<p>All of it.</p>' } })
    expect(context.path).toBe('/projects')
    expect(of('hero')).toMatchObject([{ variant: 'Listing', title: 'What we work on', intro: '<p>All of it.</p>' }])
  })

  it('PRJ-003 PRJ-004 PRJ-007 PRJ-019 shows every project with excerpt and years, without picture', async () => {
    const { of } = await listing({}, { listingHeading: 'From A to Z' })
    expect(of('filteredList')).toMatchObject([
      {
        title: 'From A to Z',
        show: ['meta', 'excerpt'],
        nouns: { total: 'projects', all: 'projects', none: 'projects' },
      },
    ])
    expect(of('filteredList')[0]?.items).toMatchObject([
      { title: 'Atlas of Glue' },
      {
        title: 'Earthen Walls',
        href: '/projects/earthen-walls',
        excerpt: '<p>Twelve houses.</p>',
        meta: 'Ongoing · 2019 –',
      },
      { title: 'Iron Gall Ink', meta: 'Completed · 2008 – 2012' },
    ])
    expect((await listing()).of('filteredList')).toMatchObject([{ heading: 'All projects' }])
  })

  it('says so while there is none', async () => {
    const { of } = await composed(projects, {}, { types })
    expect(of('emptyNotice')).toMatchObject([{ text: 'No projects have been published yet.' }])
  })

  it('PRJ-005 NAV-039 NAV-040 has a navigation in the page: all projects, then the categories by title', async () => {
    const { of } = await listing()
    expect(of('sectionNavigation')).toMatchObject([
      {
        navigation: {
          title: 'Projects',
          menus: [
            {
              items: [
                { title: 'All projects', href: '/projects' },
                { title: 'Buildings & Sites', href: '/projects?categories=sites' },
                { title: 'Glass', href: '/projects?categories=glass' },
                { title: 'Paper', href: '/projects?categories=paper' },
              ],
            },
          ],
        },
      },
    ])
    expect(of('hero')[0]).not.toHaveProperty('navigation.name')
  })
})

describe('the filters of projects', () => {
  it('PRJ-008 PRJ-009 PRJ-010 PRJ-011 are category, organizer and status, each by label, any number at once', async () => {
    const { list } = await listing()
    expect(
      list.filters.map(({ label, single, choices }) => [label, single, choices.map((choice) => choice.label)]),
    ).toEqual([
      ['Category', false, ['Buildings & Sites', 'Paper']],
      ['Organizer', false, ['Conservation Institute', 'Harbor University', 'Research Institute']],
      ['Status', false, ['Completed', 'Ongoing']],
    ])
  })

  it.each([
    [{ categories: 'sites' }, 'Earthen Walls'],
    [{ organizer: 'conservation-institute', sort: 'title', order: 'ascending' }, 'Earthen Walls'],
    [{ organizer: 'harbor-university' }, 'Earthen Walls'],
    [{ status: 'completed', categories: 'paper' }, 'Iron Gall Ink'],
    [{ status: 'completed', categories: 'sites' }, ''],
    [{ status: 'unheard-of' }, BY_NAME],
  ])('PRJ-017 CONS-028 read %j: %s', async (query, expected) => {
    expect(await titles(query)).toBe(expected)
  })

  it('PRJ-012 PRJ-042 offer what the schema of the type says, else what is in use', async () => {
    const { store, request } = testSite({
      ...{ plugins: [area], types: [projects, ...types] },
      entries: [...entries, entryOf('page_project_listing', 'all', { title: 'Projects' })],
    })
    const field = { displayName: '', multiple: false, mandatory: false }
    store.schemas.set('project', {
      uid: 'project',
      title: 'Project',
      fields: [
        { ...field, uid: 'categories', dataType: 'reference', referenceTo: ['project_category'] },
        { ...field, uid: 'status', dataType: 'text', choices: ['Planned', 'Ongoing', 'Completed'] },
      ],
    })
    const keyOf = async (query: string) => (await request(`/projects?${query}`)).cache?.key
    expect(await keyOf('categories=glass&status=planned')).toBe('/projects?categories=glass&status=planned')
    expect(await keyOf('status=lost&organizer=conservation-institute')).toBe(
      '/projects?organizer=conservation-institute',
    )
  })
})

describe('a category whose address has other characters than letters, digits and “-”', () => {
  const clay = category('clay', 'Clay & Lime', '/themes/Clay_&_lime.2')
  const kiln = entryOf('project', 'kiln', {
    title: 'A Kiln',
    url: '/kiln',
    categories: [stub('project_category', 'clay')],
  })
  const all = [...entries, clay, kiln, entryOf('page_project_listing', 'all', { title: 'Projects' })]

  it('NAV-040 PRJ-008 PRJ-017 is what its link in the menu and on a project leads to', async () => {
    const options = { plugins: [area], types: [projects, ...types], entries: all }
    const href = '/projects?categories=claylime2'
    const { of } = await composed(project, kiln, { ...options, entries: all.filter((one) => one !== kiln) })
    expect(of('hero')).toMatchObject([{ details: [{}, {}, {}, { values: [{ title: 'Clay & Lime', href }] }, {}] }])
    const filtered = await composed(projects, {}, { ...options, query: { categories: 'claylime2' } })
    expect(JSON.stringify(filtered.of('sectionNavigation'))).toContain(`"title":"Clay & Lime","href":"${href}"`)
    expect(filtered.list.items.map(({ title }) => title)).toEqual(['A Kiln'])
  })
})

describe('the orders of projects', () => {
  it.each([
    ['PRJ-018 by name where none is asked for', {}, BY_NAME],
    ['PRJ-013', { sort: 'title', order: 'ascending' }, BY_NAME],
    ['PRJ-014', { sort: 'title', order: 'descending' }, 'Iron Gall Ink, Earthen Walls, Atlas of Glue'],
    ['PRJ-015', { sort: 'startYear', order: 'descending' }, 'Earthen Walls, Iron Gall Ink, Atlas of Glue'],
    ['PRJ-016', { sort: 'startYear', order: 'ascending' }, 'Iron Gall Ink, Earthen Walls, Atlas of Glue'],
  ])('%s', async (_row, query, expected) => {
    expect(await titles(query as Record<string, string>)).toBe(expected)
  })

  it('PRJ-006 PRJ-013 PRJ-014 PRJ-015 PRJ-016 are called so', async () => {
    const { list } = await listing()
    expect(list.sorts.map(({ label }) => label)).toEqual(['Name A to Z', 'Name Z to A', 'Newest', 'Oldest'])
  })
})

describe('a category of projects', () => {
  it('PRJ-047 has title, url and a slug of the url, and PRJ-040 is not loaded without url', async () => {
    const bare = { uid: 'bare', _content_type_uid: 'project_category', title: 'Bare' }
    const { content } = pageContext({ types, entries: [category('sites', 'Sites', '/themes/sites/'), bare] })
    const { items } = await content.entries(projectCategory)
    expect(items).toMatchObject([{ uid: 'sites', title: 'Sites', name: 'Sites', url: '/themes/sites/', slug: 'sites' }])
  })
})

it('a thousand projects stand on pages of 24, each counted', async () => {
  const many = Array.from({ length: 1000 }, (_, at) =>
    entryOf('project', `p${at}`, { title: `Project ${at}`, url: `/p${at}`, status: at % 2 ? 'Ongoing' : 'Completed' }),
  )
  const { list } = await composed(projects, {}, { plugins: [area], types, entries: many, query: { status: 'ongoing' } })
  expect([list.items.length, list.total, list.pages, list.unfiltered]).toEqual([24, 500, 21, 1000])
})
