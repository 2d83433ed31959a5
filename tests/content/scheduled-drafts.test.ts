import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { syncContent } from '../../services/content/index.ts'
import { openedAt } from './opened-at.ts'

const APRIL = '2026-04-30T12:00:00Z'
const MAY = '2026-05-01T07:00:00.000Z'
const JUNE = '2026-06-01T07:00:00.000Z'
const scheduled = (unpublish?: string) => ({ draft: true, scheduled: { publish: MAY, unpublish } })
const files = (unpublish?: string) => ({
  'note/kiln.json': { url: '/kiln', title: 'Old' },
  'note/kiln.draft.json': { url: '/oven', title: 'New', ...scheduled(unpublish) },
  'note/other.json': { url: '/other' },
})

async function opened(given: Record<string, unknown>, moment = APRIL) {
  const content = await openedAt(moment, given)
  const titles = async (store: 'published' | 'preview') =>
    (await content[store].get(['kiln'])).map(({ title }) => title).join()
  /** Title and address that visitors see of the entry. */
  const seen = async () => {
    await content.published.revision()
    const [kiln] = await content.published.get(['kiln'])
    return kiln && `${kiln.title} ${kiln.path}`
  }
  return { ...content, seen, titles }
}

describe('a draft with a schedule', () => {
  it('takes the place of what is published at its moment, with its address, and nobody writes anything', async () => {
    const { at, seen, titles, published, toldSince } = await opened(files())
    const revision = await published.revision()
    expect(await seen()).toBe('Old /notes/kiln')
    expect(await titles('preview')).toBe('New')
    expect(await published.next?.()).toEqual(new Date(MAY))
    at('2026-05-01T06:59:59.999Z')
    expect(await seen()).toBe('Old /notes/kiln')
    at(MAY)
    expect(await seen()).toBe('New /notes/oven')
    expect(await published.at('/notes/kiln')).toMatchObject({ kind: 'moved', to: '/notes/oven' })
    expect(await titles('preview')).toBe('New')
    expect((await published.search({ term: 'new', from: 0, size: 9 })).total).toBe(1)
    expect(await toldSince(revision)).toEqual(['-+kiln'])
  })

  it('of an entry that was never published is shown from its moment on', async () => {
    const { at, shown, previewed } = await opened({ 'note/kiln.draft.json': { url: '/kiln', ...scheduled() } })
    expect(await shown()).toEqual([])
    expect(await previewed()).toEqual(['kiln'])
    at(MAY)
    expect(await shown()).toEqual(['kiln'])
  })

  it('is taken back when it says so, and what it replaced does not come back', async () => {
    const { at, seen, published, titles } = await opened(files(JUNE))
    at('2026-05-31T12:00:00Z')
    expect(await seen()).toBe('New /notes/oven')
    expect(await published.next?.()).toEqual(new Date(JUNE))
    at(JUNE)
    expect(await seen()).toBeUndefined()
    expect(await titles('preview')).toBe('New')
    at('2026-05-20T12:00:00Z')
    expect(await seen()).toBe('New /notes/oven')
  })

  it('follows a clock that is set back: what it replaced is shown again', async () => {
    const { at, seen, titles } = await opened(files(JUNE), '2026-07-01T12:00:00Z')
    expect(await seen()).toBeUndefined()
    at(APRIL)
    expect(await seen()).toBe('Old /notes/kiln')
    expect(await titles('preview')).toBe('New')
    at(MAY)
    expect(await seen()).toBe('New /notes/oven')
    at(APRIL)
    expect(await seen()).toBe('Old /notes/kiln')
  })

  it('is followed after a long time off, by another process, and while the content directory is gone', async () => {
    const { at, seen, options, directory, published } = await opened({
      'note/kiln.json': { title: 'Old', url: '/kiln' },
    })
    const { write } = directory
    write('entries/note/kiln.draft.json', { uid: 'kiln', title: 'New', url: '/kiln', scheduled: { publish: MAY } })
    await syncContent(options)
    expect(await seen()).toBe('Old /notes/kiln')
    expect(await published.next?.()).toEqual(new Date(MAY))
    renameSync(directory.contentDir, `${directory.contentDir}-away`)
    at('2027-01-01T12:00:00Z')
    expect(await seen()).toBe('New /notes/kiln')
  })

  it('is edited and taken off its schedule like any file, before its moment and after it', async () => {
    const { at, seen, write, sync, directory, titles } = await opened(files())
    const edited = async (change: Record<string, unknown>) => {
      write('note/kiln.draft.json', { url: '/oven', draft: true, ...change })
      await sync()
      return seen()
    }
    expect(await edited({ title: 'Newer', ...scheduled() })).toBe('Old /notes/kiln')
    at(MAY)
    expect(await seen()).toBe('Newer /notes/oven')
    expect(await edited({ title: 'Newest', ...scheduled() })).toBe('Newest /notes/oven')
    write('note/kiln.json', { url: '/kiln', title: 'Edited in vain' })
    await sync()
    expect(await seen()).toBe('Newest /notes/oven')
    expect(await edited({ title: 'Not yet' })).toBe('Edited in vain /notes/kiln')
    expect(await titles('preview')).toBe('Not yet')
    expect(await edited({ title: 'Now', ...scheduled() })).toBe('Now /notes/oven')
    directory.remove('entries/note/kiln.draft.json')
    await sync()
    expect(await seen()).toBe('Edited in vain /notes/kiln')
    expect(await titles('preview')).toBe('Edited in vain')
  })

  it('becomes the published file, and nothing is seen of that', async () => {
    const { at, seen, write, sync, directory, published } = await opened(files())
    at(MAY)
    expect(await seen()).toBe('New /notes/oven')
    const revision = await published.revision()
    write('note/kiln.json', { url: '/oven', title: 'New', publish_details: { time: MAY } })
    directory.remove('entries/note/kiln.draft.json')
    await sync()
    expect(await seen()).toBe('New /notes/oven')
    expect((await published.changes(revision)).every(({ before, after }) => before && after)).toBe(true)
  })

  it('is served as it was last good when an edit breaks it, before and after its moment', async () => {
    const { at, seen, write, sync } = await opened(files())
    write('note/kiln.draft.json', '{ "uid": "kiln", ')
    await sync()
    expect(await seen()).toBe('Old /notes/kiln')
    at(MAY)
    expect(await seen()).toBe('New /notes/oven')
    write('note/kiln.json', { url: '/kiln', title: 'Older' })
    expect((await sync()).reports).toMatchObject([{ file: 'entries/note/kiln.draft.json' }])
    expect(await seen()).toBe('New /notes/oven')
  })

  it.each([
    [
      'a day on which clocks go forward',
      { publish: '2026-03-08', unpublish: '2026-03-08' },
      '2026-03-08T08:00:00.000Z',
      '2026-03-09T07:00:00.000Z',
    ],
    [
      'a day on which clocks go back',
      { publish: '2026-11-01', unpublish: '2026-11-01' },
      '2026-11-01T07:00:00.000Z',
      '2026-11-02T08:00:00.000Z',
    ],
    [
      'an hour that clocks leave out',
      { publish: '2026-03-08T02:30', unpublish: '2026-03-08T03:45' },
      '2026-03-08T10:30:00.000Z',
      '2026-03-08T10:45:00.000Z',
    ],
    [
      'an hour that comes twice',
      { publish: '2026-11-01T01:30', unpublish: '2026-11-01T02:30' },
      '2026-11-01T08:30:00.000Z',
      '2026-11-01T10:30:00.000Z',
    ],
    ['the second of such hours', { publish: '2026-11-01T01:30:00-08:00' }, '2026-11-01T09:30:00.000Z', undefined],
  ])('for %s is shown from its moment at the institution to its end', async (_, scheduled, from, until) => {
    const draft = { 'note/kiln.draft.json': { url: '/kiln', draft: true, scheduled } }
    const { at, shown } = await openedAt('2026-01-01T12:00:00Z', draft)
    const seen = async (moment: string, later: number) => {
      at(new Date(Date.parse(moment) + later).toISOString())
      return (await shown()).length
    }
    expect([await seen(from, -1), await seen(from, 0)]).toEqual([0, 1])
    if (until) expect([await seen(until, -1), await seen(until, 0)]).toEqual([1, 0])
  })

  it('that begins on the last day of what it replaces ends with that day, too', async () => {
    const { at, shown } = await openedAt('2026-05-01T12:00:00Z', {
      'note/kiln.draft.json': {
        ...{ url: '/kiln', publish_details: { time: '2026-03-01', expires: '2026-05-02' } },
        scheduled: { publish: '2026-05-02T12:00' },
      },
    })
    at('2026-05-03T06:59:59.999Z')
    expect(await shown()).toEqual(['kiln'])
    at('2026-05-03T07:00:00.000Z')
    expect(await shown()).toEqual([])
  })

  it('comes with all others of its release at once', async () => {
    const uids = Array.from({ length: 40 }, (_, i) => `n${i}`)
    const drafts = uids.map((uid) => [`note/${uid}.draft.json`, { url: `/${uid}`, ...scheduled() }])
    const { at, shown, published } = await opened(Object.fromEntries(drafts))
    const revision = await published.revision()
    at(MAY)
    expect(await shown()).toEqual([...uids].sort())
    expect(await published.changes(revision)).toHaveLength(40)
  })

  it.each([
    ['without a moment', { unpublish: JUNE }, 'scheduled.publish'],
    ['with a moment that is none', { publish: 'in May' }, 'scheduled.publish'],
    ['that ends before it begins', { publish: JUNE, unpublish: MAY }, 'scheduled'],
    ['that is no object', 'May', 'scheduled'],
  ])('%s is told, and the draft stays a draft', async (_, schedule, field) => {
    const { at, seen, sync } = await opened({
      'note/kiln.json': { url: '/kiln', title: 'Old' },
      'note/kiln.draft.json': { url: '/oven', title: 'New', draft: true, scheduled: schedule },
    })
    const { reports } = await sync()
    expect(reports[0]).toMatchObject({ file: 'entries/note/kiln.draft.json', field, severity: 'error' })
    at('2027-01-01T12:00:00Z')
    expect(await seen()).toBe('Old /notes/kiln')
  })

  it('in a published file is told, and not followed', async () => {
    const { seen, sync } = await opened({
      'note/kiln.json': { title: 'Old', url: '/kiln', scheduled: { publish: MAY } },
    })
    expect((await sync()).reports).toMatchObject([{ field: 'scheduled', severity: 'warning' }])
    expect(await seen()).toBe('Old /notes/kiln')
  })

  it('whatever happens to its files and the clock: what is shown is what both files say at that moment', async () => {
    const day = fc.integer({ min: 1, max: 28 }).map((of) => `2026-05-${String(of).padStart(2, '0')}T12:00:00.000Z`)
    const text = fc.record({ title: fc.constantFrom('A', 'B', 'C'), url: fc.constantFrom('/kiln', '/oven') })
    const schedule = fc.record({ publish: day, unpublish: fc.option(day, { nil: undefined }) })
    const step = fc.oneof(
      fc.record({ at: day }),
      fc.record({ main: fc.option(fc.record({ text, time: day }), { nil: null }) }),
      fc.record({
        draft: fc.option(fc.record({ text, scheduled: fc.option(schedule, { nil: undefined }) }), { nil: null }),
      }),
    )
    const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      const { directory, write, sync, seen, titles, at, close } = await opened({ 'note/other.json': { url: '/other' } })
      const put = async (name: string, fields: object | undefined) => {
        if (fields) write(`note/${name}`, { draft: true, ...fields })
        else rmSync(join(directory.contentDir, 'entries/note', name), { force: true })
        await sync()
      }
      const now: Shown = { at: APRIL, main: null, draft: null }
      for (const step of steps) {
        Object.assign(now, step)
        const { main, draft } = now
        if ('at' in step) at(step.at)
        else if ('main' in step) await put('kiln.json', main ? { ...main.text, publish_details: main } : undefined)
        else await put('kiln.draft.json', draft ? { ...draft.text, scheduled: draft.scheduled } : undefined)
        const shown = shownOf(now)
        expect(await seen()).toBe(shown && `${shown.title} /notes${shown.url}`)
        expect(await titles('preview')).toBe((draft ?? main)?.text.title ?? '')
      }
      await close()
    })
    await fc.assert(property, { numRuns: 20 })
  })
})

interface Shown {
  at: string
  main: { text: Note; time: string } | null
  draft: { text: Note; scheduled?: { publish: string; unpublish?: string | undefined } | undefined } | null
}

interface Note {
  title: string
  url: string
}

/** What visitors see of an entry. */
function shownOf({ at, main, draft }: Shown): Note | undefined {
  const { publish, unpublish = '9' } = draft?.scheduled ?? {}
  if (draft && publish && publish < unpublish && publish <= at) return at < unpublish ? draft.text : undefined
  return main && main.time <= at ? main.text : undefined
}
