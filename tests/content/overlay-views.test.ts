import '../fuzz-seed.ts'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { View } from '../../services/content/index.ts'
import { openedAt } from './opened-at.ts'

const APRIL = '2026-04-30T12:00:00Z'
const MAY = '2026-05-01T07:00:00.000Z'
const JUNE = '2026-06-01T07:00:00.000Z'
const image = (uid: string) => [{ uid, _content_type_uid: 'image' }]

const files = {
  'note/kiln.json': { url: '/kiln', title: 'Old kiln', when: '2026-02-01' },
  'note/kiln.draft.json': {
    url: '/oven',
    title: 'New kiln',
    draft: true,
    when: '2026-02-02',
    rows: [{ label: 'x', to: image('img') }],
  },
  'note/loom.json': { url: '/loom', title: 'Old loom', when: '2026-01-01' },
  'note/loom.draft.json': { url: '/loom', title: 'New loom', draft: true, when: '2026-01-02' },
  'note/plan.draft.json': { url: '/plan', title: 'Plan', draft: true, rows: [{ label: 'x', to: image('other') }] },
  'image/img.draft.json': { draft: true, alt: 'New picture' },
  'image/other.draft.json': { draft: true, alt: 'Of another' },
}

async function viewed(given: Record<string, unknown>, moment = APRIL) {
  const content = await openedAt(moment, given)
  const through = async (view: View) => {
    const overlay = await content.openOverlay(undefined, view)
    onTestFinished(overlay.close)
    const notes = async () =>
      (await overlay.store.find(['note'], { sort: [{ field: 'when' }] })).items.map(
        ({ title, path }) => `${title} ${path}`,
      )
    return { ...overlay, notes }
  }
  return { ...content, through }
}

describe('a view of one draft', () => {
  const ofKiln: View = { drafts: { uid: 'kiln', along: ['image'] } }

  it('shows it with its new pictures, and of all others what is published', async () => {
    const { through } = await viewed(files)
    const { store, notes } = await through(ofKiln)
    expect(await notes()).toEqual(['Old loom /notes/loom', 'New kiln /notes/oven'])
    expect((await store.get(['kiln', 'loom', 'plan', 'img', 'other'])).map(({ uid }) => uid)).toEqual([
      'img',
      'kiln',
      'loom',
    ])
    expect(await store.at('/notes/oven')).toMatchObject({ kind: 'entry', uid: 'kiln' })
    expect([await store.at('/notes/kiln'), await store.at('/notes/plan')]).toEqual([null, null])
  })

  it('follows what is written of it, and of nothing else', async () => {
    const { through, write, sync } = await viewed(files)
    const { notes, follow } = await through(ofKiln)
    expect([follow(), follow()]).toEqual([true, false])
    write('note/loom.draft.json', { url: '/loom', title: 'Newer loom', draft: true })
    await sync()
    expect(follow()).toBe(false)
    write('note/kiln.draft.json', { url: '/oven', title: 'Newer kiln', draft: true, when: '2026-02-02' })
    await sync()
    expect(follow()).toBe(true)
    expect(await notes()).toEqual(['Old loom /notes/loom', 'Newer kiln /notes/oven'])
  })

  it('of an entry without a draft is what is published', async () => {
    const { through } = await viewed(files)
    expect(await (await through({ drafts: { uid: 'img2', along: [] } })).notes()).toEqual([
      'Old loom /notes/loom',
      'Old kiln /notes/kiln',
    ])
  })
})

describe('a view as of a moment', () => {
  const scheduled = {
    'note/kiln.json': { url: '/kiln', title: 'Old' },
    'note/kiln.draft.json': { url: '/oven', title: 'New', draft: true, scheduled: { publish: MAY, unpublish: JUNE } },
    'note/loom.json': { url: '/loom', title: 'Loom', publish_details: { time: '2026-03-01T18:00:00Z', expires: MAY } },
    'note/idea.draft.json': { url: '/idea', title: 'Idea', draft: true },
  }
  const at = (moment: string, drafts: View['drafts'] = 'none'): View => ({ drafts, at: new Date(moment) })

  it('shows what is published and taken back until then, with drafts or without', async () => {
    const { through, shown } = await viewed(scheduled)
    const notes = async (view: View) => (await (await through(view)).notes()).sort()
    expect(await notes(at(APRIL))).toEqual(['Loom /notes/loom', 'Old /notes/kiln'])
    expect(await notes(at(MAY))).toEqual(['New /notes/oven'])
    expect(await notes(at(JUNE))).toEqual([])
    expect(await notes(at(APRIL, 'all'))).toEqual(['Idea /notes/idea', 'Loom /notes/loom', 'New /notes/oven'])
    expect(await notes(at(MAY, 'all'))).toEqual(['Idea /notes/idea', 'New /notes/oven'])
    expect(await notes(at(JUNE, 'all'))).toEqual(['Idea /notes/idea'])
    expect(await notes(at(JUNE, { uid: 'idea', along: [] }))).toEqual(['Idea /notes/idea'])
    expect(await notes(at(JUNE, { uid: 'kiln', along: [] }))).toEqual([])
    expect(await shown()).toEqual(['kiln', 'loom'])
  })

  it('follows schedules that are changed, and that come true', async () => {
    const { through, write, sync, at: clockAt, shown } = await viewed(scheduled)
    const { notes, follow } = await through(at(MAY))
    follow()
    write('note/kiln.draft.json', { url: '/oven', title: 'New', draft: true, scheduled: { publish: JUNE } })
    await sync()
    expect([follow(), await notes()]).toEqual([true, ['Old /notes/kiln']])
    clockAt('2026-05-01T08:00:00Z')
    await shown()
    follow()
    expect(await notes()).toEqual(['Old /notes/kiln'])
  })

  it('shows nothing again that a draft has replaced', async () => {
    const { through } = await viewed({
      'note/kiln.json': { url: '/kiln', title: 'Old', publish_details: { time: MAY } },
      'note/kiln.draft.json': { url: '/oven', title: 'New', draft: true, scheduled: { publish: '2026-04-01' } },
    })
    expect(await (await through(at(JUNE))).notes()).toEqual(['New /notes/oven'])
  })

  it('is what the site will be: whatever schedules there are', async () => {
    const day = fc.integer({ min: 1, max: 9 }).map((number) => `2026-05-0${number}T07:00:00.000Z`)
    const details = fc.record({ time: day, expires: fc.option(day, { nil: undefined }) })
    const entry = fc.record({
      file: fc.option(details, { nil: undefined }),
      draft: fc.option(
        fc.record({ publish: day, unpublish: fc.option(day, { nil: undefined }) }).map((one) => ({ scheduled: one })),
        { nil: undefined },
      ),
      plain: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 12, maxLength: 16 }), day, day, async (entries, one, other) => {
        const [from, to] = [one, other].sort() as [string, string]
        const given = Object.fromEntries(
          entries.flatMap(({ file, draft, plain }, number) => [
            ...(file ? [[`note/n${number}.json`, { url: `/n${number}`, title: 'File', publish_details: file }]] : []),
            ...(draft || plain
              ? [[`note/n${number}.draft.json`, { url: `/d${number}`, title: 'Draft', draft: true, ...draft }]]
              : []),
          ]),
        )
        const { through, at: clockAt, published } = await viewed(given, from)
        const seen = async (store: typeof published) =>
          (await store.find(['note'], {})).items.map(({ uid, title, path }) => `${uid} ${title} ${path}`).sort()
        const foreseen = await seen((await through(at(to))).store)
        clockAt(to)
        await published.revision()
        expect(foreseen).toEqual(await seen(published))
      }),
      { numRuns: 8 },
    )
  })
})
