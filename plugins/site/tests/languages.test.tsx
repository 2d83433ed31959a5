import alerts from 'atrium/blocks/alerts/index.tsx'
import archivedCopyBlock from 'atrium/blocks/archived-copy/index.tsx'
import notFoundBlock from 'atrium/blocks/not-found/index.tsx'
import { entryOf, pageContext } from 'atrium/testing'
import { shown } from 'atrium/ui/testing/shown.tsx'
import { expect, it } from 'vitest'
import { present } from '#engine/request/page/compose.ts'
import { alertRegion } from '../alert.ts'
import { archivedCopy } from '../archived-copy.ts'
import { notFoundPage } from '../not-found.ts'
import alert from '../types/alert.ts'
import page404 from '../types/page-404.ts'

const publishDetails = { time: '2026-03-01T00:00:00.000Z', locale: 'en-us' }
const wind = entryOf('alert', 'wind', { title: 'High wind', text: '<p>The Villa is closed.</p>', publishDetails })
const lost = entryOf('page_404', 'lost', {
  title: 'This frame is empty',
  a11yDescription: 'The page is not here.',
  links: [{ title: 'Stories', href: '/news' }],
  archiveLinkTitle: 'See the copy',
  archiveLookupStatusMessages: { success: '<p>We kept one.</p>' },
  publishDetails,
})
const archive = { lookUp: async () => ({ available: true, status: '200', url: 'https://archive.example.org/old' }) }
/** A site in Arabic, whose entries are in English. */
const context = pageContext({
  institution: { language: 'ar' },
  types: [alert, page404],
  entries: [wind, lost],
  ports: { archive },
})
const languageOf = (body: HTMLElement, text: string) => {
  const holder = [...body.querySelectorAll('*')].findLast((element) => element.textContent?.trim() === text)
  const spoken = holder?.closest<HTMLElement>('[lang]')
  return [spoken?.lang, spoken?.dir]
}
const ENGLISH = ['en-US', 'ltr']

it('an alert in another language than the site says so, also where it is dismissed', async () => {
  const page = { path: '/', title: 'Home', status: 200, breadcrumbs: [], languages: [], variant: [] }
  const data = await alertRegion.load?.({ page, context })
  const [section] = present(alertRegion.compose({ page, data: data ?? [], context }))
  const body = shown(alerts, section as never, { language: 'ar' })
  expect(languageOf(body, 'The Villa is closed.')).toEqual(ENGLISH)
  expect(languageOf(body.querySelector('button') as HTMLElement, 'High wind')).toEqual(ENGLISH)
  expect(body.querySelector('button > span')?.hasAttribute('lang')).toBe(false)
})

it('what the entry of the missing page says in another language says so, and nothing else', async () => {
  const error = { status: 404, message: '', path: '/gone' }
  const data = await notFoundPage.load?.({ error, context })
  const [section] = present(notFoundPage.compose({ error, data, context }))
  const body = shown(notFoundBlock, section as never, { language: 'ar' })
  for (const text of ['This frame is empty', 'The page is not here.', 'Stories'])
    expect([text, languageOf(body, text)]).toEqual([text, ENGLISH])
  expect(body.querySelector('h1')?.closest('[lang]')).toBeNull()
  expect(body.querySelector('.not-found-archive [lang]')).toBeNull()
})

it('so does what it says of an archived copy', async () => {
  const query = new URLSearchParams({ path: '/old' })
  const beside = { method: 'GET', path: '/archived-copy', parameters: {}, form: query, header: () => undefined }
  const answer = await archivedCopy.handle({ request: { ...beside, query }, context })
  const body = shown(archivedCopyBlock, answer?.page?.sections[0] as never, { language: 'ar' })
  expect([languageOf(body, 'We kept one.'), languageOf(body, 'See the copy')]).toEqual([ENGLISH, ENGLISH])
  expect(body.querySelector('h1')?.closest('[lang]')).toBeNull()
})
