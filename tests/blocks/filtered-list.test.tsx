import filteredList from 'atrium/blocks/filtered-list/index.tsx'
import pagination from 'atrium/blocks/pagination/index.tsx'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'

const choice = (label: string, count: number, isChosen = false) => ({
  value: label.toLowerCase(),
  label,
  count,
  isChosen,
})
const kind = { name: 'kind', label: 'Kind', choices: [choice('Talks', 18), choice('Tours', 12, true)] }
const place = { name: 'place', label: 'Place', single: true, choices: [choice('Center', 9), choice('Villa', 3)] }
const chosen = [{ label: 'Tours', href: '/events' }]
const fields = {
  heading: 'All events',
  path: '/events',
  items: [{ uid: 'a', title: 'Night of Clay', href: '/events/clay' }],
  total: 12,
  unfiltered: 60,
  page: 1,
  pages: 1,
  filters: [kind, place],
  chosen,
  query: [['kind', 'tours']] as [string, string][],
}
const noun = (count: number) => (count === 1 ? 'event' : 'events')
const nouns = { total: 'events', all: 'events', none: 'events' }
const show = (more: object = {}) => {
  const all = { ...fields, ...more }
  return shown(filteredList, { ...all, nouns: { ...nouns, total: noun(all.total), all: noun(all.unfiltered) } })
}

describe('the form of a filtered list', () => {
  const form = show().querySelector('form') as HTMLFormElement

  it('asks for the list by GET, without scripts, and leads to it', () => {
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/events#list'])
    expect(texts(form, 'button[type=submit]')).toEqual(['Show results'])
    expect(show().querySelector('section')?.id).toBe('list')
  })

  it('offers the choices of each filter in a group of its own, with their counts', () => {
    const groups = [...form.querySelectorAll('fieldset')]
    expect(groups.map((group) => texts(group, 'legend')[0])).toEqual(['Kind', 'Place'])
    expect(texts(groups[0] as Element, 'label')).toEqual(['Talks18', 'Tours12'])
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    expect(boxes.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['kind', 'talks', false],
      ['kind', 'tours', true],
    ])
  })

  it('lets one of the choices of a single filter be chosen, or none', () => {
    const radios = (of: ParentNode) =>
      [...of.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ value, checked }) => [value, checked])
    expect(radios(form)).toEqual([
      ['', true],
      ['center', false],
      ['villa', false],
    ])
    const villa = { ...place, choices: [choice('Center', 9), choice('Villa', 3, true)] }
    expect(radios(show({ filters: [villa, kind] }))).toEqual([
      ['', false],
      ['center', false],
      ['villa', true],
    ])
  })

  it('folds the rest of many choices away, unless one of them is chosen', () => {
    const labels = Array.from({ length: 20 }, (_, index) => `Subject ${index}`)
    const details = (name?: string) => {
      const choices = labels.map((label) => choice(label, 1, label === name))
      return show({ filters: [{ ...kind, choices }] }).querySelector('details')
    }
    expect(texts(details() as Element, 'summary')).toEqual(['12 more'])
    expect([details()?.open, details('Subject 2')?.open, details('Subject 19')?.open]).toEqual([false, false, true])
  })

  it('is a sheet over the page where it is long, and a row over the list where it is one short filter', () => {
    const sheet = show()
    expect(texts(sheet, '.filter-open')).toEqual(['Filters (1)'])
    const target = sheet.querySelector('.filter-open')?.getAttribute('popovertarget')
    expect(sheet.querySelector('form[popover]')?.id).toBe(target)
    const row = show({ filters: [kind] })
    expect(row.querySelector('[popover], [popovertarget]')).toBeNull()
    expect(row.querySelector('form')).not.toBeNull()
  })
})

describe('the orders of a filtered list', () => {
  const sorts = [
    { label: 'Name A to Z', value: '', query: '', isChosen: false },
    { label: 'Newest', value: 'startYear-descending', query: 'sort=startYear&order=descending', isChosen: true },
  ]
  const query: [string, string][] = [
    ...Object.entries({ sort: 'startYear', order: 'descending', q: 'clay', kind: 'tours' }),
  ]

  it('PRJ-006 stand in the same form, which is called for both', () => {
    const body = show({ sorts, query })
    const form = body.querySelector('form') as HTMLFormElement
    expect(texts(form, 'legend')).toEqual(['Sort by', 'Kind', 'Place'])
    expect(texts(form.querySelector('fieldset') as Element, 'label')).toEqual(['Name A to Z', 'Newest'])
    expect(form.querySelector<HTMLInputElement>('input[name=sort]:checked')?.value).toBe('startYear-descending')
    expect([texts(body, '.filter-open'), texts(form, '.filter-sheet-head p')]).toEqual([
      ['Filter and Sort (1)'],
      ['Filter and Sort'],
    ])
  })

  it('are sent by the form once, and carried by links', () => {
    const body = show({ sorts, query, pages: 2 })
    const hidden = [...body.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
    expect(hidden.map(({ name, value }) => [name, value])).toEqual([['q', 'clay']])
    expect(linksOf(body.querySelector('.pagination') as Element)).toContain(
      'Page 2 → /events?sort=startYear&order=descending&q=clay&kind=tours&page=2#list',
    )
  })

  it('are a row over a list without filters', () => {
    const body = show({ sorts, query: [], filters: [], chosen: [] })
    expect(body.querySelector('[popover]')).toBeNull()
    expect(body.querySelector('form')?.getAttribute('aria-label')).toBe('Sort by')
  })
})

describe('the results of a filtered list', () => {
  it.each([
    [{}, '12 of 60 events'],
    [{ chosen: [], total: 60 }, '60 events'],
    [{ chosen: [], total: 1, unfiltered: 1 }, '1 event'],
    [{ total: 3, unfiltered: 1204 }, '3 of 1,204 events'],
  ])('are counted in a status: %j', (more, expected) => {
    expect(texts(show(more), '[role=status]')).toEqual([expected])
  })

  it('say what is chosen, each a link that removes it', () => {
    expect(texts(show(), '.filter-chosen a')).toEqual(['Remove Tours'])
    const both = [
      { label: 'Tours', href: '/events?place=villa' },
      { label: 'Villa', href: '/events?kind=tours' },
    ]
    expect(linksOf(show({ chosen: both }).querySelector('.filter-chosen') as Element)).toEqual([
      'Remove Tours → /events?place=villa#list',
      'Remove Villa → /events?kind=tours#list',
      'Clear all → /events#list',
    ])
  })

  it('carry the choice to their other pages', () => {
    const body = show({
      page: 2,
      pages: 3,
      query: [
        ['kind', 'tours'],
        ['place', 'villa'],
      ],
    })
    const pages = [...body.querySelectorAll('.pagination a')].map((link) => link.getAttribute('href'))
    expect(new Set(pages)).toEqual(
      new Set([
        '/events?kind=tours&place=villa#list',
        '/events?kind=tours&place=villa&page=2#list',
        '/events?kind=tours&place=villa&page=3#list',
      ]),
    )
  })

  it('that are none say which filter to remove', () => {
    const none = { items: [], total: 0 }
    expect(texts(show(none), '.filter-nothing')).toEqual(['No events match these filters. Remove “Tours”.'])
    const three = ['Tours', 'Villa', 'Families'].map((label) => ({ label, href: `/events?without=${label}` }))
    const links = (body: ParentNode) => linksOf(body.querySelector('.filter-nothing') as Element)
    const helped = show({
      ...none,
      chosen: three,
      remedies: three.slice(1).map((link, at) => ({ ...link, total: 9 - at })),
    })
    expect(texts(helped, '.filter-nothing')).toEqual([
      'No events match these filters. Remove “Villa” (9) or “Families” (8).',
    ])
    expect(links(helped)[0]).toBe('“Villa” (9) → /events?without=Villa#list')
    const alone = show({ ...none, chosen: three })
    expect(texts(alone, '.filter-nothing')).toEqual(['No events match these filters. Remove all of them.'])
    expect(links(alone)).toEqual(['all of them → /events#list'])
    expect(filteredList.isEmpty?.(filteredList.schema.parse({ ...fields, ...none, nouns }))).toBe(false)
  })
})

describe('days in a filtered list', () => {
  const parameters = { day: 'date', first: 'startdate', last: 'enddate' }
  const shortcuts = [{ label: 'Tomorrow', href: '/events?date=2026-03-15&kind=tours', isChosen: true }]
  const offered = { from: '2026-03-14', to: '2027-03-14' }
  const days = { parameters, offered, from: '2026-03-15', to: '2026-03-15', shortcuts }
  const query: [string, string][] = [
    ['date', '2026-03-15'],
    ['kind', 'tours'],
  ]
  const body = show({ filters: [{ name: 'dates', label: 'Date', choices: [], days }, kind], query })

  it('are chosen in two fields, or by a link', () => {
    const inputs = [...body.querySelectorAll<HTMLInputElement>('input[type=date]')]
    expect(inputs.map(({ name, min, max, value }) => [name, min, max, value])).toEqual([
      ['startdate', '2026-03-14', '2027-03-14', '2026-03-15'],
      ['enddate', '2026-03-14', '2027-03-14', '2026-03-15'],
    ])
    const link = body.querySelector('.filter-shortcuts a')
    expect([link?.getAttribute('href'), link?.getAttribute('aria-current')]).toEqual([shortcuts[0]?.href, 'true'])
    expect(body.querySelector('form[popover]')).not.toBeNull()
  })

  it('are not sent a second time', () => {
    expect(body.querySelector('input[type=hidden]')).toBeNull()
  })
})

it('a list that has nothing says so, and still leads on', () => {
  const body = show({
    ...{ items: [], total: 0, unfiltered: 0, chosen: [] },
    empty: 'Nothing is planned.',
    filters: [],
  })
  expect(texts(body, '.filter-nothing')).toEqual(['Nothing is planned.'])
  expect(body.querySelector('form, [role=status]')).toBeNull()
})

it('the links of a pagination carry a query', () => {
  const body = shown(pagination, { path: '/events', page: 1, pages: 2, query: [['kind', 'a & b']] })
  expect(linksOf(body)).toContain('Page 2 → /events?kind=a+%26+b&page=2')
  expect(linksOf(shown(pagination, { path: '/news', page: 2, pages: 2 }))).toContain('Page 1 → /news')
})
