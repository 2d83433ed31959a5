import { f } from 'atrium'
import { entryOf, pageContext } from 'atrium/testing'
import { expect, it } from 'vitest'
import { definePage } from '#engine/testing/plain-page.ts'

const fields = { blurb: f.html() }
const story = definePage({ type: 'story', label: 'Story', route: '/stories/:slug', fields })
const note = definePage({ type: 'note', label: 'Note', route: '/notes/:slug', fields, card: false })
const types = [story, note]
const published = (locale: string) => ({ publishDetails: { time: '2026-01-10T16:00:00.000Z', locale } })
const entry = (type: string, uid: string, locale: string, blurb: string) =>
  entryOf(type, uid, { title: uid, url: `/${uid}`, blurb, ...published(locale) })

it('results say their language where it is another than that of the site, also those that are shown as no card', async () => {
  const entries = [
    entry('story', 'one', 'en-gb', '<p>barro</p>'),
    entry('story', 'two', 'es-mx', '<p>barro</p>'),
    entry('note', 'three', 'es', '<p>barro</p>'),
    entry('note', 'four', 'en', '<p>barro</p>'),
  ]
  const { content } = pageContext({ types, entries })
  const { hits } = await content.search({ term: 'barro', from: 0, size: 9 })
  expect(hits.map(({ title, lang }) => [title, lang])).toEqual([
    ['one', undefined],
    ['two', 'es-MX'],
    ['three', 'es'],
    ['four', undefined],
  ])
})

it('what was looked for is marked in the forms that it has in the language of the site, and pages depend on these', async () => {
  const entries = [entry('story', 'one', 'es', '<p>Las exposiciones, y una exposición.</p>')]
  const context = pageContext({ types, entries, institution: { language: 'es-MX' } })
  const { hits } = await context.content.search({ term: 'exposición', from: 0, size: 9 })
  expect(hits[0]?.extract?.filter(({ marked }) => marked).map(({ text }) => text)).toEqual([
    'exposiciones',
    'exposición',
  ])
  const [list] = [...context.dependencies.queries.values()]
  expect(list?.words).toMatchObject({ language: 'es-MX', stems: ['exposicion'] })
})

it('an excerpt has a stop between headings, facts and sentences', async () => {
  const facts = '<h2>What grows</h2><dl><dt>Oak slope</dt><dd>Matilija poppy</dd></dl><p>Come early.</p><p>Or late</p>'
  const entries = [entry('story', 'one', 'en', ''), { ...entry('story', 'two', 'en', ''), facts }]
  const garden = definePage({ type: 'story', label: 'Story', route: '/stories/:slug', fields: { facts: f.html() } })
  const { content } = pageContext({ types: [garden], entries })
  const { hits } = await content.search({ term: 'poppy', from: 0, size: 9 })
  const told = hits[0]?.extract?.map(({ text }) => text).join('')
  expect(told).toContain('What grows · Oak slope · Matilija poppy · Come early. Or late')
})

it('NAV-038 a result is called what its card is called', async () => {
  const card = () => ({ title: 'As visitors know it' })
  const renamed = definePage({ type: 'story', label: 'Story', route: '/stories/:slug', fields, card })
  const { content } = pageContext({ types: [renamed], entries: [entry('story', 'one', 'en', '<p>barro</p>')] })
  const { hits } = await content.search({ term: 'barro', from: 0, size: 9 })
  expect(hits.map(({ title }) => title)).toEqual(['As visitors know it'])
})
