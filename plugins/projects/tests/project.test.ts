import type { Card } from 'atrium'
import cardListing from 'atrium/blocks/card-listing/index.tsx'
import { composed, entryOf, pageContext, stub, type WrittenEntry } from 'atrium/testing'
import { shown } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import project from '../pages/project.ts'
import projects from '../pages/projects.ts'
import { dateRange } from '../project/facts.ts'
import projectCategory from '../types/project-category.ts'
import { plainDocument } from './plain-document.ts'

const types = [projects, projectCategory, plainDocument]
const list = entryOf('page_project_listing', 'list', { title: 'Projects' })
const named = (uid: string, title: string, more: object = {}) =>
  entryOf('project', uid, { title, url: `/${uid}`, ...more })
const within = (...uids: string[]) => ({ items: uids.map((uid) => stub('project', uid)) })

const page = (fields: object = {}, entries: readonly WrittenEntry[] = [list]) =>
  composed(project, { title: 'Earthen Walls', url: '/earthen-walls', ...fields }, { plugins: [area], types, entries })
const headings = (sections: readonly Record<string, unknown>[]) =>
  sections.map(({ heading, title }) => heading ?? title)

describe('a project', () => {
  it('PRJ-020 PRJ-046 stands below /projects', async () => {
    expect((await page()).context.path).toBe('/projects/earthen-walls')
  })

  it('PRJ-040 is not loaded without url', async () => {
    await expect(composed(project, { _content_type_uid: 'project', uid: 'x', title: 'X' })).rejects.toThrow('url')
  })

  it.each([
    [{ startYear: 2019, endYear: 2024 }, '2019 – 2024'],
    [{ startYear: 2019 }, '2019 –'],
    [{ endYear: 2024 }, '– 2024'],
    [{ startYear: 2019, endYear: 2019 }, '2019'],
    [{}, undefined],
  ])('PRJ-022 says its years: %j %s', (years, expected) => {
    expect(dateRange(years, { plainNumber: String })).toBe(expected)
  })

  it('PRJ-039 is an initiative with projects within it, otherwise a project', async () => {
    const type = async (fields: object) => (await page(fields, [list, named('a', 'A')])).of('hero')[0]?.eyebrow
    expect([await type({}), await type({ children: within('a') })]).toEqual([
      { title: 'Project' },
      { title: 'Initiative' },
    ])
    // Those within are drafts.
    const { of } = await page({ children: within('a') })
    expect([of('hero')[0]?.eyebrow, of('projectDescriptions')[0]?.heading]).toEqual([
      { title: 'Project' },
      'About the project',
    ])
    const { content } = pageContext({
      types: [project],
      entries: [named('a', 'A'), named('b', 'B', { children: within('a') })],
    })
    const { items } = await content.cards('project')
    expect(items.map(({ meta }) => meta)).toEqual([undefined, 'Initiative'])
  })
})

describe('the hero of a project', () => {
  const sites = entryOf('project_category', 'sites', { title: 'Sites', url: '/built-sites' })
  const facts = {
    blurb: '<p>Twelve houses.</p>',
    categories: [sites],
    organizer: ['Conservation Institute'],
    status: 'On hold',
    startYear: 2019,
    partOf: named('earth', 'Earth'),
  }

  it('PRJ-021 PRJ-023 PRJ-041 tells years, status, organizer, categories and parent, each a link to the like', async () => {
    const { of } = await page(facts)
    expect(of('hero')).toMatchObject([
      {
        variant: 'Project',
        title: 'Earthen Walls',
        intro: '<p>Twelve houses.</p>',
        jumpTo: 'sections',
        details: [
          { label: 'Years', values: [{ title: '2019 –' }] },
          { label: 'Status', values: [{ title: 'On hold', href: '/projects?status=on-hold' }] },
          {
            label: 'Organizer',
            values: [{ title: 'Conservation Institute', href: '/projects?organizer=conservation-institute' }],
          },
          { label: 'Category', values: [{ title: 'Sites', href: '/projects?categories=built-sites' }] },
          { label: 'Part of', values: [{ title: 'Earth', href: '/projects/earth' }] },
        ],
      },
    ])
  })

  it('has no links to a list that is not there', async () => {
    const { of } = await page(facts, [])
    expect(JSON.stringify(of('hero')[0]?.details)).not.toContain('/projects?')
  })

  it('PRJ-021 shows its picture; a recording stands below', async () => {
    const wall = entryOf('image', 'wall', { title: 'Wall', iiif: { id: 'wall' } })
    const film = entryOf('video_asset', 'film', { title: 'Film', metadataFields: { title: ['Film'] } })
    const shown = async (reference: object) => {
      const { of } = await page({ keyMedia: { reference } })
      return [(of('hero')[0]?.image as { uid?: string } | undefined)?.uid, of('keyMedia').length]
    }
    expect([await shown(wall), await shown(film)]).toEqual([
      ['wall', 0],
      [undefined, 1],
    ])
  })
})

describe('the sections of a project', () => {
  const promo = (uid: string) => entryOf('promo', uid, { title: uid })
  const resource = (uid: string, date?: string) =>
    entryOf('resource', uid, { title: uid, date, primaryUrl: `https://files.example.org/${uid}` })
  const organization = entryOf('organization', 'harbor', {
    title: 'Harbor University',
    url: 'https://harbor.example.org',
  })

  it('PRJ-024 are its goals, then abstracts, then details', async () => {
    const text = (type: string, words: string) => ({ header: words, type, text: `<p>${words}</p>` })
    const descriptions = {
      heading: 'What it is',
      items: [text('detail', 'Two'), text('abstract', 'One'), text('detail', 'Three')],
    }
    const { of } = await page({ goals: { title: 'Goals', content: '<p>Zero</p>' }, descriptions })
    expect(of('projectDescriptions')).toMatchObject([
      { title: 'What it is', items: [{ header: 'Goals' }, { header: 'One' }, { header: 'Two' }, { header: 'Three' }] },
    ])
  })

  it('PRJ-037 leave out a description of an unknown type, with a warning', async () => {
    const items = [{ type: 'summary', text: '<p>One</p>' }]
    const { of, context } = await page({ descriptions: { heading: 'What it is', items } })
    expect(of('projectDescriptions')[0]?.items).toEqual([])
    expect(context.log.lines).toMatchObject([
      { level: 'warn', message: 'Unhandled case in project details: "summary". Write "abstract" or "detail".' },
    ])
  })

  it('ENG-011 PRJ-025 PRJ-027 PRJ-028 PRJ-029 PRJ-035 show its projects, focus, news, what is related, and an invitation', async () => {
    const { of } = await page(
      {
        children: { heading: 'Three houses', ...within('a', 'b') },
        focus: { title: 'Lime', content: '<p>Lime.</p>' },
        news: { title: 'Reports', items: [promo('n')] },
        related: { items: [promo('r')] },
        callToAction: {
          heading: 'Own such a house?',
          blurb: '<p>Write.</p>',
          cta: { title: 'Write', href: '/contact' },
        },
      },
      [list, named('a', 'A'), named('b', 'B')],
    )
    expect(headings(of('cardListing'))).toEqual(['Three houses', 'Reports', 'Related'])
    expect(of('cardListing')[0]?.items).toMatchObject([{ title: 'A' }, { title: 'B' }])
    const sizes = of('cardListing').map((section) => shown(cardListing, section as never).querySelector('.listing'))
    expect(sizes.map((one) => one?.getAttribute('data-size'))).toEqual(['medium', 'medium', 'medium'])
    expect(of('textModule')).toMatchObject([
      { title: 'Lime', body: '<p>Lime.</p>' },
      { title: 'Own such a house?', body: '<p>Write.</p>', cta: { href: '/contact' } },
    ])
  })

  it('PRJ-026 PPL-014 show its contacts in groups, with what each does', async () => {
    const ida = entryOf('person', 'ida', {
      givenName: 'Ida',
      familyName: 'Moss',
      jobTitle: 'Mason',
      email: 'ida@example.org',
    })
    const groups = [
      {
        heading: 'On site',
        items: [{ contributor: ida, role: 'Lead', description: '<p>Lime.</p>' }, { contributor: organization }],
      },
      { heading: 'Nobody', items: [] },
    ]
    const { of } = await page({ contact: { groups } })
    expect(of('contactRows')).toMatchObject([
      {
        heading: 'Contacts',
        grouping: [
          {
            heading: 'On site',
            items: [
              { person: { name: 'Ida Moss', jobTitle: 'Mason' }, role: 'Lead', description: '<p>Lime.</p>' },
              { organization: { name: 'Harbor University', url: 'https://harbor.example.org' } },
            ],
          },
        ],
      },
    ])
    expect(of('contactRows')[0]?.grouping).toHaveLength(1)
  })

  it('PRJ-030 PRJ-031 PRJ-032 show featured resources, then all by date, those without one last', async () => {
    const all = [resource('undated'), resource('new', '2024-05-01'), resource('old', '1998-01-01')]
    const { of } = await page({ resources: { heading: 'What came of it', featured: [all[1]], all } })
    expect(of('cardListing')).toMatchObject([
      { title: 'What came of it', items: [{ title: 'new' }] },
      { heading: 'All resources', items: [{ title: 'old' }, { title: 'new' }, { title: 'undated' }] },
    ])
    expect(headings((await page({ resources: { all } })).of('cardListing'))).toEqual(['Resources'])
  })

  it('PRJ-038 show partners after the resources, with heading, logos and words', async () => {
    const { sections, of } = await page({
      resources: { all: [resource('a')] },
      partners: { heading: 'With', logos: [organization], text: '<p>Since 2019.</p>' },
    })
    expect(sections.map(({ blockType }) => blockType).slice(-3)).toEqual([
      'cardListing',
      'partnersSponsors',
      'textModule',
    ])
    expect(of('partnersSponsors')).toMatchObject([
      {
        title: 'With',
        intro: '<p>Since 2019.</p>',
        tiers: [{ groups: [{ items: [{ title: 'Harbor University', url: 'https://harbor.example.org' }] }] }],
      },
    ])
  })

  it('PRJ-033 PRJ-043 show the other projects of each initiative that contains it, by title', async () => {
    const { of } = await page({ uid: 'walls', partOf: stub('project', 'last') }, [
      ...[list, named('b', 'B'), named('a', 'A')],
      named('roofs', 'Roofs', { children: within('walls', 'b') }),
      named('earth', 'Earth', { children: within('b', 'walls', 'a') }),
      named('last', 'Last', { children: within('a') }),
    ])
    const found = of('cardListing').map(({ heading, items }) => [
      heading,
      (items as Card[]).map(({ title }) => title).join(),
    ])
    expect(found).toEqual([
      ['Other Projects in Earth', 'B,A'],
      ['Other Projects in Roofs', 'B'],
      ['Other Projects in Last', 'A'],
    ])
  })

  it('PRJ-034 PRJ-044 show its documents under their heading', async () => {
    const document = entryOf('document', 'method', {
      title: 'Method',
      path: '/projects/earthen-walls/method',
      partOf: stub('project', 'walls'),
    })
    const other = entryOf('document', 'other', { title: 'Other', partOf: stub('project', 'roofs') })
    const { of } = await page({ uid: 'walls', subpagesHeading: 'Read on' }, [list, document, other])
    expect(of('cardListing')).toMatchObject([{ title: 'Read on', items: [{ title: 'Method' }] }])
  })

  it('PRJ-023 stand in one order, and are not there without data', async () => {
    const { sections } = await page()
    expect(sections.map(({ blockType }) => blockType)).toEqual([
      'hero',
      'projectDescriptions',
      'contactRows',
      'partnersSponsors',
      'textModule',
    ])
  })
})

it('PRJ-036 a project is a Project in structured data', async () => {
  const { jsonLd } = await page(
    {
      uid: 'walls',
      blurb: '<p>Twelve houses.</p>',
      startYear: 2019,
      endYear: 2024,
      organizer: ['Conservation Institute'],
      children: within('a'),
    },
    [list, named('a', 'A'), named('earth', 'Earth', { children: within('walls') })],
  )
  expect(jsonLd).toMatchObject([
    {
      '@type': 'Project',
      '@id': 'https://www.ellery.example/projects/earthen-walls#project',
      name: 'Earthen Walls',
      description: 'Twelve houses.',
      foundingDate: '2019',
      dissolutionDate: '2024',
      memberOf: [{ '@type': 'Organization', name: 'Conservation Institute' }],
      parentOrganization: [{ '@type': 'Project', name: 'Earth', url: 'https://www.ellery.example/projects/earth' }],
      subOrganization: [{ '@type': 'Project', name: 'A' }],
    },
  ])
})
