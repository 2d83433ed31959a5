import { describe, expect, it } from 'vitest'
import { readItem } from './sync-item.ts'

const published = (data: Record<string, unknown>, type = 'entry_published') =>
  readItem({ type, event_at: '2026-03-14T12:00:00.000Z', content_type_uid: 'story', data: { uid: 'tale', ...data } })

describe('an item of a sync', () => {
  it('is in the language in which it is published, whatever its words are in', () => {
    const data = { locale: 'en-us', publish_details: { locale: 'de' } }
    expect(published(data)).toMatchObject({ what: 'published', key: { type: 'story', uid: 'tale', locale: 'de' } })
    expect(published({ locale: 'en-us' })).toMatchObject({ key: { locale: 'en-us' } })
    expect(published({})).toMatchObject({ key: { locale: 'und' } })
  })

  it('is in the one language that was asked for', () => {
    const raw = { type: 'entry_published', content_type_uid: 'story', data: { uid: 'tale', locale: 'en-us' } }
    expect(readItem(raw, 'de')).toMatchObject({ key: { locale: 'de' } })
  })

  it('that is gone without a language is gone in all', () => {
    expect(published({}, 'entry_deleted')).toEqual({
      what: 'gone',
      key: { type: 'story', uid: 'tale', locale: undefined },
      at: '2026-03-14T12:00:00.000Z',
    })
  })

  it('of an asset needs no content type, and names a file', () => {
    expect(readItem({ type: 'asset_published', data: { uid: 'kiln' } })).toMatchObject({ key: { type: 'sys_assets' } })
    for (const uid of ['', '.hidden', 'a/b', 7, undefined]) expect(published({ uid })).toBeUndefined()
  })
})
