import { describe, expect, it } from 'vitest'
import { clockAt, institution } from './directory.ts'
import { opened } from './opened.ts'

const files = {
  'demo.json': { anchor: '2026-03-14' },
  'note/one.json': { url: '/one', when: '2026-03-14', at: '2026-03-14T19:30', publication_date: '2026-02-24' },
  'image/fixed.json': { alt: 'A' },
}

describe('demo dates', () => {
  it('move by whole weeks with the clock, the time on the wall stays, types that opt out stay', async () => {
    const { get } = await opened(files, { clock: clockAt('2026-11-07') })
    expect(await get('one')).toMatchObject({
      when: '2026-11-07',
      at: '2026-11-08T03:30:00.000Z',
      datePublished: '2026-10-20',
      publishDetails: { time: '2026-09-05T15:00:00.000Z' },
    })
    expect(await get('fixed')).toMatchObject({ publishDetails: { time: '2026-01-10T16:00:00.000Z' } })
  })

  it('stand still without demo.json, and with one that is wrong, which is reported', async () => {
    const { get } = await opened({ ...files, 'demo.json': {} }, { clock: clockAt('2026-11-07') })
    expect(await get('one')).toMatchObject({ when: '2026-03-14' })
    const { sync, get: again } = await opened(
      { ...files, 'demo.json': { anchor: 'soon' } },
      { clock: clockAt('2026-11-07') },
    )
    expect(await again('one')).toMatchObject({ when: '2026-03-14' })
    expect((await sync()).reports).toMatchObject([{ file: 'demo.json', field: 'anchor' }])
  })

  it('follow the clock of a running site from week to week, and back', async () => {
    let today = '2026-03-14'
    const { published, get } = await opened(files, { clock: { ...clockAt(today), today: () => today } })
    const revision = await published.revision()
    today = '2026-03-20'
    expect(await published.revision()).toBe(revision)
    expect(await get('one')).toMatchObject({ when: '2026-03-14' })
    today = '2026-03-21'
    expect(await published.revision()).toBeGreaterThan(revision)
    expect(await get('one')).toMatchObject({ when: '2026-03-21' })
    today = '2026-03-01'
    await published.revision()
    expect(await get('one')).toMatchObject({ when: '2026-02-28' })
  })

  it('dates without offset are in the institution’s zone', async () => {
    const { get } = await opened(
      { 'note/one.json': { url: '/one', at: '2026-07-01T12:00' } },
      { institution: { ...institution, timeZone: 'Asia/Kolkata' } },
    )
    expect(await get('one')).toMatchObject({ at: '2026-07-01T06:30:00.000Z' })
  })
})
