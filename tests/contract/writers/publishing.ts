import { expect, it } from 'vitest'
import {
  asText,
  type Begin,
  BY,
  both,
  DRAFT,
  DRAFTED,
  FILE,
  hash,
  NEW,
  NOW,
  ONE,
  PUBLISHED,
  published,
  seen,
  text,
} from './harness.ts'

/** How every writer publishes, hides and deletes. */
export function describePublishing(begun: Begin): void {
  it('publishes the draft with the moment, and changes nothing else of its text', async () => {
    const { writer, readAll } = await begun(both)
    const expected = DRAFTED.replaceAll('2025-01-01T00:00:00.000Z', NOW)
    expect(await writer.publish(ONE, { ifHash: hash(DRAFTED), ifPublished: hash(PUBLISHED), ...BY })).toEqual({
      saved: { published: asText(expected) },
    })
    expect(await readAll(FILE, DRAFT)).toEqual([expected, null])
  })

  it('publishes a first draft, and one that does not say its language as the file before', async () => {
    const { writer, readAll } = await begun({ ...published, 'entries/story/new.draft.json': text('new') })
    const first = await writer.read(NEW)
    await writer.publish(NEW, { ...seen(first ?? {}), ...BY })
    expect(await readAll('entries/story/new.json')).toEqual([text('new', { publish_details: { time: NOW } })])
    await writer.save(ONE, text('one'), { ifHash: hash(PUBLISHED), ...BY })
    await writer.publish(ONE, { ifHash: hash(text('one')), ifPublished: hash(PUBLISHED), ...BY })
    const details = { environment: 'production', locale: 'es', time: NOW }
    expect(await readAll(FILE)).toEqual([text('one', { publish_details: details })])
  })

  it('publishes again without the end of an earlier publication', async () => {
    const ended = text('new', { publish_details: { time: '2025-01-01', expires: '2025-02-01' } })
    const { writer, readAll } = await begun({ 'entries/story/new.draft.json': ended })
    await writer.publish(NEW, { ifHash: hash(ended), ifPublished: null, ...BY })
    expect(await readAll('entries/story/new.json')).toEqual([text('new', { publish_details: { time: NOW } })])
  })

  it('says when it was published of the publication that counts, where an entry has several', async () => {
    const es = { locale: 'es', time: '2025-01-01' }
    const en = [
      { locale: 'en', time: '2025-02-01', environment: 'b' },
      { locale: 'en', time: '2024-02-01' },
    ]
    const body = text('new', { locale: 'en', publish_details: [es, ...en] })
    const { writer, readAll } = await begun({ 'entries/story/new.json': body })
    await writer.publish(NEW, { ifHash: hash(body), ifPublished: hash(body), ...BY })
    const details = [es, { ...en[0], time: NOW }, en[1]].map((one) => ({ ...one, time: one?.time }))
    expect(JSON.parse((await readAll('entries/story/new.json'))[0] ?? '').publish_details).toEqual(details)
  })

  it('writes the moment back by as many weeks as the dates of a demo are moved', async () => {
    const { writer, readAll } = await begun({
      'demo.json': '{ "anchor": "2026-02-07" }',
      'entries/story/new.draft.json': text('new'),
    })
    await writer.publish(NEW, { ifHash: hash(text('new')), ifPublished: null, ...BY })
    const [body] = await readAll('entries/story/new.json')
    // Five weeks earlier, at the same time on the wall.
    expect(JSON.parse(body ?? '').publish_details.time).toBe('2026-02-07T21:00:00.000Z')
  })

  it('makes what is published a draft, and loses no byte of it', async () => {
    const { writer, readAll } = await begun(published)
    const given = { ifHash: hash(PUBLISHED), ifPublished: hash(PUBLISHED), ...BY }
    expect(await writer.unpublish(ONE, given)).toEqual({ saved: { draft: asText(PUBLISHED) } })
    expect(await readAll(FILE, DRAFT)).toEqual([null, PUBLISHED])
  })

  it('makes what is published a draft beside a newer one, which then says where it was published', async () => {
    const newer = text('one', { title: 'Newer' })
    const { writer, readAll } = await begun({ ...published, [DRAFT]: newer })
    await writer.unpublish(ONE, { ifHash: hash(newer), ifPublished: hash(PUBLISHED), ...BY })
    const [file, draft] = (await readAll(FILE, DRAFT)).map((body) => JSON.parse(body ?? ''))
    const { publish_details, ...rest } = JSON.parse(PUBLISHED)
    expect([file, draft]).toEqual([rest, { ...JSON.parse(newer), publish_details }])
  })

  it('discards a draft, and what is published stays', async () => {
    const { writer, readAll } = await begun(both)
    expect(await writer.discard(ONE, { ifHash: hash(DRAFTED), ...BY })).toEqual({
      saved: { published: asText(PUBLISHED) },
    })
    expect(await readAll(FILE, DRAFT)).toEqual([PUBLISHED, null])
  })

  it('deletes both files, and leads the addresses of the entry elsewhere', async () => {
    const redirects = '{\n  "/older": "/once",\n  "/other":"/x"\n}\n'
    const { writer, readAll } = await begun({ ...both, 'redirects.json': redirects })
    const given = { ifHash: hash(DRAFTED), ifPublished: hash(PUBLISHED), ...BY }
    await expect(writer.remove(ONE, { ...given, redirect: '//evil.example' })).rejects.toThrow('nothing to lead to')
    expect(await writer.remove(ONE, { ...given, redirect: '/two' })).toEqual({ saved: {} })
    expect(await readAll(FILE, DRAFT)).toEqual([null, null])
    expect((await readAll('redirects.json'))[0]).toBe(
      '{\n  "/older": "/two",\n  "/other":"/x",\n  "/one": "/two",\n  "/once": "/two"\n}\n',
    )
    expect(await writer.read(ONE)).toBeNull()
  })

  it('deletes nothing while redirects.json cannot take its addresses, and says why', async () => {
    const { writer, readAll } = await begun({ ...both, 'redirects.json': '{ broken' })
    const given = { ifHash: hash(DRAFTED), ifPublished: hash(PUBLISHED), ...BY }
    await expect(writer.remove(ONE, { ...given, redirect: '/two' })).rejects.toThrow('redirects.json is not valid')
    expect(await readAll(FILE, DRAFT, 'redirects.json')).toEqual([PUBLISHED, DRAFTED, '{ broken'])
    expect(await writer.remove(ONE, given)).toEqual({ saved: {} })
  })

  it('publishes, hides and deletes nothing that is not there', async () => {
    const { writer } = await begun()
    const given = { ifHash: null, ifPublished: null, ...BY }
    for (const what of ['publish', 'unpublish', 'remove'] as const)
      await expect(writer[what](ONE, given)).rejects.toThrow('There is no story/one')
  })
}
