import { describe, expect, it } from 'vitest'
import { published, withStudio } from './start-studio.ts'

const studio = withStudio({
  'document/document_kiln.json': { ...published, slug: 'kiln' },
  'document/document_loom.json': { ...published, slug: 'loom' },
  'document/document_plan.json': { slug: 'plan' },
})
const at = (uid: string, rest = '') => `/api/entries/document/${uid}${rest}`
const seenOf = async (uid: string) => {
  const { published, draft } = (await studio.ask('GET', at(uid))).json
  return { ifHash: (draft ?? published).hash, ifPublished: published?.hash ?? null, value: (draft ?? published).value }
}
const MAY = '2096-05-01T16:00:00.000Z'
const JUNE = '2096-06-01T16:00:00.000Z'

describe('an entry that is published by itself', () => {
  it('is a draft until then, says when and with what, keeps that when it is saved, and stands among what is to come', async () => {
    const { value, ...seen } = await seenOf('document_kiln')
    await studio.ask('PUT', at('document_kiln'), { value: { ...value, title: 'Later' }, ...seen })
    const schedule = { publish: MAY, unpublish: JUNE, release: 'Spring' }
    const { value: _, ...now } = await seenOf('document_kiln')
    const { status, json } = await studio.ask('POST', at('document_kiln', '/schedule'), { ...now, ...schedule })
    expect([status, json.row]).toMatchObject([200, { state: 'scheduled', at: MAY }])
    const read = (await studio.ask('GET', at('document_kiln'))).json
    expect(read).toMatchObject({
      schedule,
      published: { value: { slug: 'kiln' } },
      draft: { value: { title: 'Later' } },
    })
    const saved = await studio.ask('PUT', at('document_kiln'), {
      ...{ value: { ...read.draft.value, title: 'Still later', scheduled: undefined }, ifHash: read.draft.hash },
    })
    expect(saved.json.row).toMatchObject({ state: 'scheduled', at: MAY, title: 'Still later' })
    const { coming, total } = (await studio.ask('GET', '/api/coming')).json
    expect(total).toBe(2)
    expect(coming).toMatchObject([
      { what: 'publish', at: MAY, release: 'Spring', row: { title: 'Still later' } },
      { what: 'unpublish', at: JUNE, release: 'Spring', row: { title: 'Still later' } },
    ])
    const { value: __, ...off } = await seenOf('document_kiln')
    expect((await studio.ask('POST', at('document_kiln', '/schedule'), off)).json.row.state).toBe('changed')
    expect((await studio.ask('GET', '/api/coming')).json).toEqual({ coming: [], total: 0 })
  })

  it('is taken back by itself, where it is published', async () => {
    const { value: _, ...seen } = await seenOf('document_loom')
    await studio.ask('POST', at('document_loom', '/schedule'), { ...seen, unpublish: JUNE })
    expect((await studio.ask('GET', at('document_loom'))).json.schedule).toEqual({ unpublish: JUNE })
    expect((await studio.ask('GET', '/api/coming')).json.coming).toMatchObject([{ what: 'unpublish', at: JUNE }])
  })

  const out = (expires: string) => ({ publish_details: { time: '2026-03-01', expires } })
  const planned = (publish: string, unpublish: string) => ({ scheduled: { publish, unpublish } })
  it.each([
    [out('2026-03-14'), { unpublish: '2026-03-15T07:00:00.000Z' }],
    [out('2026-03-13'), undefined],
    [out('never'), undefined],
    [
      planned('2096-05-01', '2096-06-01'),
      { publish: '2096-05-01T07:00:00.000Z', unpublish: '2096-06-02T07:00:00.000Z' },
    ],
    [planned(MAY, 'never'), { publish: MAY }],
    [planned('soon', JUNE), undefined],
    [planned('2027-13-01T09:00Z', JUNE), undefined],
  ])('opens and is saved, with moments, where its file has days, or no dates: %j', async (fields, schedule) => {
    const file = 'scheduled' in fields ? 'document_days.draft' : 'document_days'
    studio.write(`document/${file}.json`, { uid: 'document_days', title: 'Days', slug: 'days', ...fields })
    const { value, ifHash } = await seenOf('document_days')
    expect((await studio.ask('GET', at('document_days'))).json.schedule).toEqual(schedule)
    const { status } = await studio.ask('PUT', at('document_days'), { value: { ...value, title: 'Saved' }, ifHash })
    expect(status).toBe(200)
  })

  it('is refused at the field of a moment that is past', async () => {
    const { value: _, ...seen } = await seenOf('document_plan')
    const schedule = { publish: '2020-01-01T09:00:00.000Z', unpublish: MAY }
    const { status, json } = await studio.ask('POST', at('document_plan', '/schedule'), { ...seen, ...schedule })
    expect([status, json.problems]).toMatchObject([422, [{ field: 'publish', reason: 'lies in the past' }]])
  })

  it.each([
    [{ publish: 'soon' }, 422],
    [{ publish: '2020-01-01' }, 422],
    [{ publish: 5 }, 400],
    [{ publish: MAY, release: 'x'.repeat(300) }, 400],
    [{ publish: MAY, ifHash: 'other' }, 409],
  ])('is refused with a reason: %j', async (wrong, status) => {
    const { value: _, ...seen } = await seenOf('document_plan')
    const answer = await studio.ask('POST', at('document_plan', '/schedule'), { ...seen, ...wrong })
    expect(answer.status).toBe(status)
    expect(answer.json.error.remedy).toMatch(/\w/)
  })
})

describe('what needs attention', () => {
  const far = Array.from({ length: 51 }, (_, number) => [
    `document/document_far_${number}.draft.json`,
    { slug: `far-${number}`, scheduled: { publish: MAY }, updated_at: '2026-03-10T09:00:00.000Z' },
  ])
  const many = withStudio({
    ...Object.fromEntries(far),
    'document/document_near.draft.json': {
      ...{ slug: 'near', updated_at: '2026-03-01T09:00:00.000Z' },
      scheduled: { publish: '2026-03-16T16:00:00.000Z' },
    },
  })

  it('has what is published within a week, however many entries that are published later were changed since', async () => {
    const { groups } = (await many.ask('GET', '/api/attention')).json
    const [soon] = groups.filter(({ what }: { what: string }) => what === 'scheduled')
    expect(soon).toMatchObject({ total: 1, rows: [{ ref: { uid: 'document_near' } }] })
  })
})
