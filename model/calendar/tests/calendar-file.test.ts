import { defineEndpoint, f, type ModelOf } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import { entryOf, testSite } from 'atrium/testing'
import { expect, it } from 'vitest'
import { calendarFile } from '../calendar-file.ts'
import { occurrenceOf } from '../occurrence.ts'
import { readFile } from './read.ts'

const residency = definePage({
  type: 'residency',
  label: 'Residency',
  route: '/residencies/:slug',
  fields: { url: f.required(f.text()), blurb: f.html(), opens: f.date() },
})

const residencyFile = defineEndpoint({
  name: 'residency-file',
  route: '/residencies/:residency.ics',
  cache: 'dependencies',
  async handle({ request: { parameters }, context }) {
    const head = await context.content.at(`/residencies/${parameters.residency}`)
    const entry = head && (await context.content.entry<ModelOf<typeof residency.contentType>>(head.uid))
    if (!entry?.opens) return null
    const opening = occurrenceOf(entry, { start: entry.opens, location: 'The kiln' }, context)
    return calendarFile({ name: entry.name, events: [opening] }, context)
  },
})

const entries = [
  entryOf('residency', 'ash', {
    title: 'Ash, glaze',
    url: '/ash',
    blurb: '<p>Two &amp; a kiln.</p>',
    opens: '2026-05-02',
    updatedAt: '2026-03-01T18:00:00.000Z',
  }),
  entryOf('residency', 'mud', { title: 'Mud', url: '/mud' }),
]
const { request } = testSite({
  plugins: [{ name: 'residencies', endpoints: [residencyFile] }],
  types: [residency],
  entries,
})

it('EVT-126 any area answers with a calendar file of an entry, named for ever and in its version', async () => {
  const { status, text, headers } = await request('/residencies/ash.ics')
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(text).toContain('LAST-MODIFIED:20260301T180000Z')
  expect(readFile(text)).toMatchObject({
    name: 'Ash, glaze',
    events: [
      {
        uid: expect.stringMatching(/^ash-20260502T\d{6}Z@/),
        title: 'Ash, glaze',
        description: 'Two & a kiln.',
        location: 'The kiln',
        url: expect.stringMatching(/^https:\/\/.+\/residencies\/ash$/),
        start: '2026-05-02',
      },
    ],
  })
})

it('is none for an entry without a time', async () => {
  expect((await request('/residencies/mud.ics')).status).toBe(404)
})
