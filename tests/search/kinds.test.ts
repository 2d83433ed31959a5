import { defineMessages, f, type PageContext } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import { pageContext, testInstitution } from 'atrium/testing'
import { expect, it, onTestFinished } from 'vitest'
import type { SearchedType } from '#engine/outputs/search-document.ts'
import { searchDocumentOf } from '#engine/outputs/search-document.ts'
import { createTranslator } from '#engine/translation/translator.ts'
import { defineSite } from '../../server/start/site/site-definition.ts'
import { generatedEntries, generatedUid } from '../../server/testing/generated-entries.ts'
import { openContent } from '../../services/content/index.ts'
import { opened } from '../content/opened.ts'
import { smallSite } from '../content/small-site.ts'
import { searchIn } from './records.ts'

interface Labels {
  typeName(kind: string, context: PageContext): string | undefined
}
interface Names {
  isTypeKey(key: string): boolean
}

const site = defineSite(testInstitution)
/** Absent where the area is deleted. */
const [labels] = Object.values(import.meta.glob<Labels>('../../plugins/search/labels/labels.ts', { eager: true }))
const [names] = Object.values(import.meta.glob<Names>('../../plugins/search/labels/type-names.ts', { eager: true }))
const context = pageContext({ definition: site, entries: generatedEntries(site, 'least') })

it.runIf(labels)('SRCH-060 every page of the site is of a kind that is named in each of its languages', async () => {
  const kinds = await Promise.all(
    [...site.pages.keys()].map(async (type) => {
      const entry = await context.content.entry(generatedUid(type))
      const page = { ...site, ...site.contentTypes.get(type), page: true } as unknown as SearchedType
      const kind = (entry && searchDocumentOf(entry, page)?.kind) ?? ''
      const isTranslated = typeof context.kinds.get(kind) === 'object' || names?.isTypeKey(kind)
      return { type, kind, isTranslated, label: labels?.typeName(kind, context) }
    }),
  )
  expect(kinds.length).toBeGreaterThan(15)
  expect(kinds.filter(({ isTranslated, label }) => !(isTranslated && label))).toEqual([])
})

/** Of these each is there while its area is. */
const OF_TYPES = {
  article: 'Article',
  author: 'Author',
  collection_object: 'Artwork',
  document: 'Web Page',
  education_primary_resource: 'Teaching Resource',
  event: 'Event',
  exhibition: 'Exhibition',
  page_podcast_series: 'Podcast Series',
  periodical_issue: 'Periodical',
  podcast_episode: 'Podcast Episode',
  press_release: 'Press Release',
  project: 'Project',
  pst_series_page: 'Series',
  publication: 'Publication',
  tour: 'Tour',
}

it.runIf(labels).each(Object.entries(OF_TYPES).filter(([type]) => site.contentTypes.has(type)))(
  'SRCH-056 SRCH-057 SRCH-060 %s is called %s, by the name of its type and by the key of its kind',
  (type, label) => {
    const kind = label.toLowerCase().replaceAll(' ', '_')
    expect([type, kind].map((key) => labels?.typeName(key, context))).toEqual([label, label])
  },
)

const messages = defineMessages('residencies', { residency: 'Artist residency' })
const settings = { searchTypeLabels: {} }
const residency = (more: object) =>
  definePage({
    type: 'residency',
    label: 'Concert series',
    route: '/residencies/:slug',
    fields: { url: f.required(f.text()) },
    ...more,
  })

it.runIf(labels)('SRCH-060 an area has its own kind, in the language of the site', () => {
  const translator = createTranslator('es', new Map([['residencies.residency', 'Residencia']]))
  const own = pageContext({ types: [residency({ kind: messages.residency })], settings, translator })
  expect(labels?.typeName('artist_residency', own)).toBe('Residencia')
  const named = pageContext({
    types: [residency({ kind: messages.residency })],
    settings: { searchTypeLabels: { artist_residency: 'Stay' } },
  })
  expect(labels?.typeName('artist_residency', named)).toBe('Stay')
})

it.runIf(labels)('SRCH-060 one that names no kind is of that of its label', () => {
  expect(labels?.typeName('concert_series', pageContext({ types: [residency({})], settings }))).toBe('Concert series')
})

const walk = definePage({
  type: 'walk',
  label: 'Walk',
  route: '/on/:slug',
  fields: { url: f.required(f.text()), kind: f.text(), about: f.group({ kind: f.text() }), more: f.text() },
  search: ({ entry: { kind = '' }, settings }) => ({
    keywords: [(settings as { kinds?: Record<string, string> }).kinds?.[kind] ?? kind],
    without: ['kind', 'about.kind'],
  }),
})

it('an entry is found by what the institution calls its kind, also once that is called otherwise', async () => {
  const file = { url: '/night', kind: 'Night walk', about: { kind: 'Dark walk' }, more: 'With lamps' }
  const site = smallSite({ types: [], pages: [walk as never] })
  const siteCalling = (called: string) => ({ ...site, settings: { ...site.settings, kinds: { 'Night walk': called } } })
  const { published, options, close } = await opened(
    { 'walk/night.json': { ...file, meta_page: { keywords: ['owls'] } } },
    { site: siteCalling('Paseo nocturno') },
  )
  const found = (store: typeof published) =>
    Promise.all(['paseo', 'lamps', 'owls', 'walk', 'ronda'].map((term) => searchIn(store)(term)))
  expect(await found(published)).toEqual([['night'], ['night'], ['night'], [], []])
  await close()
  const again = await openContent({ ...options, site: siteCalling('Ronda') })
  onTestFinished(again.close)
  expect(await found(again.published)).toEqual([[], ['night'], ['night'], [], ['night']])
})
