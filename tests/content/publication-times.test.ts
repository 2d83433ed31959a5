import { renameSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { syncContent } from '../../services/content/index.ts'
import { openedAt } from './opened-at.ts'

const publishDetails = (time: string, expires?: string) => ({ publish_details: { locale: 'en-us', time, expires } })
const MAY = '2026-05-01T07:00:00.000Z'
const JUNE = '2026-06-01T07:00:00.000Z'

describe('an entry with a time of publication to come', () => {
  const coming = {
    'note/now.json': { url: '/now' },
    'note/later.json': { url: '/later', ...publishDetails(MAY, JUNE) },
  }

  it('is not shown before it, at no address and in no list, is shown from then on, and no more when it expires', async () => {
    const { published, at, shown, previewed, toldSince } = await openedAt('2026-04-30T12:00:00Z', coming)
    const revision = await published.revision()
    expect(await shown()).toEqual(['now'])
    expect(await published.at('/notes/later')).toBeNull()
    expect((await published.paths({ limit: 9 })).map(({ path }) => path)).toEqual(['/notes/now'])
    expect((await published.search({ term: 'later', from: 0, size: 9 })).total).toBe(0)
    expect(await previewed()).toEqual(['later', 'now'])
    at('2026-05-01T06:59:59.999Z')
    expect(await shown()).toEqual(['now'])
    expect(await published.revision()).toBe(revision)
    at(MAY)
    expect(await shown()).toEqual(['later', 'now'])
    expect(await published.at('/notes/later')).toMatchObject({ uid: 'later' })
    expect((await published.search({ term: 'later', from: 0, size: 9 })).total).toBe(1)
    expect(await toldSince(revision)).toEqual(['+later'])
    at('2026-06-01T06:59:59.999Z')
    expect(await shown()).toEqual(['later', 'now'])
    at(JUNE)
    expect(await shown()).toEqual(['now'])
    expect(await toldSince(revision)).toEqual(['+later', '-later'])
    expect(await previewed()).toEqual(['later', 'now'])
  })

  it('is not published by whoever asks for figures: that takes time, and nobody waits for it', async () => {
    const { at, shown, metrics } = await openedAt('2026-04-30T12:00:00Z', coming)
    const { done } = metrics.syncs
    const figures = async () => [await metrics.revision(), await metrics.entries(), metrics.syncs.done]
    const before = await figures()
    expect(before.slice(1)).toEqual([1, done])
    at(MAY)
    expect(await figures()).toEqual(before)
    await shown()
    expect((await figures()).slice(1)).toEqual([2, done + 1])
  })

  it('follows a clock that is set back, too', async () => {
    const { at, shown } = await openedAt('2026-07-01T12:00:00Z', coming)
    expect(await shown()).toEqual(['now'])
    at('2026-05-15T12:00:00Z')
    expect(await shown()).toEqual(['later', 'now'])
    at('2026-04-01T12:00:00Z')
    expect(await shown()).toEqual(['now'])
    at('2026-07-01T12:00:00Z')
    expect(await shown()).toEqual(['now'])
  })

  it('that comes in after a clock was set back is published at its time', async () => {
    const { at, shown, write, sync } = await openedAt('2026-07-01T12:00:00Z', { 'note/now.json': { url: '/now' } })
    at('2026-04-30T12:00:00Z')
    expect(await shown()).toEqual(['now'])
    write('note/later.json', { url: '/later', ...publishDetails(MAY) })
    await sync()
    expect(await shown()).toEqual(['now'])
    at(MAY)
    expect(await shown()).toEqual(['later', 'now'])
  })

  it('is published at its time also when nobody looked, another process ingested it, or the content directory is gone', async () => {
    const { at, shown, options, write, directory, published } = await openedAt('2026-04-30T12:00:00Z', {
      'note/now.json': { url: '/now' },
    })
    write('note/later.json', { url: '/later', ...publishDetails(MAY, JUNE) })
    await syncContent(options)
    expect(await shown()).toEqual(['now'])
    expect(await published.next?.()).toEqual(new Date(MAY))
    renameSync(directory.contentDir, `${directory.contentDir}-away`)
    at('2026-05-20T12:00:00Z')
    expect(await shown()).toEqual(['later', 'now'])
    expect(await published.next?.()).toEqual(new Date(JUNE))
    at('2027-01-01T12:00:00Z')
    expect(await shown()).toEqual(['now'])
    expect(await published.next?.()).toBeNull()
  })

  it('that an edit broke meanwhile is published as it was last good', async () => {
    const { at, shown, write, sync } = await openedAt('2026-04-30T12:00:00Z', coming)
    write('note/later.json', '{ "uid": "later", ')
    expect((await sync()).reports).toMatchObject([{ file: 'entries/note/later.json' }])
    at(MAY)
    expect(await shown()).toEqual(['later', 'now'])
    expect((await sync()).reports).toMatchObject([{ file: 'entries/note/later.json' }])
  })

  it('has a draft beside it, which stays one', async () => {
    const { at, shown, previewed, preview } = await openedAt('2026-04-30T12:00:00Z', {
      ...coming,
      'note/later.draft.json': { url: '/later', title: 'Newer', ...publishDetails(MAY) },
    })
    at(MAY)
    expect(await shown()).toEqual(['later', 'now'])
    expect(await previewed()).toEqual(['later', 'now'])
    expect((await preview.get(['later']))[0]).toMatchObject({ title: 'Newer' })
  })

  it('may be named by a day: from its first moment at the institution, to its last', async () => {
    const { at, shown } = await openedAt('2026-04-30T12:00:00Z', {
      'note/day.json': { url: '/day', ...publishDetails('2026-05-01', '2026-05-31') },
    })
    const seen = async (moment: string) => {
      at(moment)
      return (await shown()).length
    }
    expect(await seen('2026-05-01T06:59:59.999Z')).toBe(0)
    expect(await seen('2026-05-01T07:00:00Z')).toBe(1)
    expect(await seen('2026-06-01T06:59:59.999Z')).toBe(1)
    expect(await seen('2026-06-01T07:00:00Z')).toBe(0)
  })

  it('moves with demo dates, of types whose dates stay too', async () => {
    const { at, shown } = await openedAt('2026-03-14T12:00:00Z', {
      'demo.json': { anchor: '2026-03-14' },
      'note/later.json': { url: '/later', ...publishDetails('2026-03-17T10:00:00Z') },
    })
    expect(await shown()).toEqual([])
    at('2026-03-17T10:00:00Z')
    expect(await shown()).toEqual(['later'])
    at('2026-09-12T12:00:00Z')
    expect(await shown()).toEqual([])
    at('2026-09-15T10:00:00Z')
    expect(await shown()).toEqual(['later'])
  })
})
