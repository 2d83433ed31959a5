import { expect, it } from 'vitest'
import { clockAt } from '../../content/directory.ts'
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
  ONE,
  PUBLISHED,
  published,
  seen,
  text,
} from './harness.ts'

const MAY = '2026-05-01T16:00:00.000Z'
const JUNE = '2026-06-01T16:00:00.000Z'
const of = (body: string | null | undefined) => JSON.parse(body ?? 'null')

/** How every writer publishes and takes back at moments to come. */
export function describeScheduling(begun: Begin): void {
  const given = { ifHash: hash(DRAFTED), ifPublished: hash(PUBLISHED), ...BY }
  /** Opens it with a clock that is set by hand. */
  async function at(files: Record<string, string>) {
    let day = '2026-03-14'
    const clock = { ...clockAt(day), now: () => new Date(`${day}T20:00:00Z`), today: () => day }
    const opened = await begun(files, { clock })
    const set = (to: string) => {
      day = to
    }
    return { ...opened, set }
  }

  it('writes into the draft when it is published and taken back, and nothing else of it or of what is published', async () => {
    const { writer, readAll } = await begun(both)
    const saved = await writer.schedule(ONE, {
      ...given,
      publish: '2026-05-01T09:00:00-07:00',
      unpublish: JUNE,
      release: 'May',
    })
    const scheduled = { publish: MAY, unpublish: JUNE, release: 'May' }
    const [file, draft] = await readAll(FILE, DRAFT)
    expect([file, of(draft)]).toEqual([PUBLISHED, { ...of(DRAFTED), scheduled }])
    expect(saved).toEqual({ saved: { published: asText(PUBLISHED), draft: asText(draft ?? '') } })
    await writer.schedule(ONE, { ...given, ifHash: hash(draft ?? ''), publish: undefined })
    expect(await readAll(FILE, DRAFT)).toEqual([PUBLISHED, DRAFTED])
  })

  it('keeps the schedule when a draft is saved, whatever the text says of it, and drops it when it is published', async () => {
    const { writer, readAll } = await begun(both)
    await writer.schedule(ONE, { ...given, publish: MAY })
    const { draft } = (await writer.read(ONE)) ?? {}
    const other = text('one', { a: 1, scheduled: { publish: '2026-03-15' } })
    const saved = await writer.save(ONE, other, { ifHash: draft?.hash ?? null, ...BY })
    expect(of('saved' in saved ? saved.saved.draft?.body : '')).toEqual({
      uid: 'one',
      a: 1,
      scheduled: { publish: MAY },
    })
    await writer.publish(ONE, { ...seen((await writer.read(ONE)) ?? {}), ...BY })
    const [file, rest] = await readAll(FILE, DRAFT)
    expect([of(file).scheduled, rest]).toEqual([undefined, null])
    await expect(
      writer.save(NEW, text('new', { scheduled: { publish: MAY } }), { ifHash: null, ...BY }),
    ).resolves.toEqual({
      saved: { draft: asText(text('new')) },
    })
  })

  it('says when what is published is taken back, and does not any more; what has ended stays so', async () => {
    const { writer, readAll } = await begun(published)
    const seenNow = async () => ({ ...seen((await writer.read(ONE)) ?? {}), ...BY })
    await writer.schedule(ONE, { ...(await seenNow()), unpublish: JUNE })
    expect(of((await readAll(FILE))[0]).publish_details).toMatchObject({ locale: 'es', expires: JUNE })
    await writer.schedule(ONE, await seenNow())
    expect(await readAll(FILE)).toEqual([PUBLISHED])
    const ended = text('new', { publish_details: { time: '2025-01-01', expires: '2025-02-01' } })
    const other = await begun({ 'entries/story/new.json': ended })
    await other.writer.schedule(NEW, { ifHash: hash(ended), ifPublished: hash(ended), ...BY })
    expect(await other.readAll('entries/story/new.json')).toEqual([ended])
  })

  it.each([
    [{ publish: 'soon' }, 'is no moment'],
    [{ publish: '2026-02-30' }, 'is no moment'],
    [{ publish: '2026-03-14T19:59:00Z' }, /^March 14, 2026 at 12:59\sPM \(America\/Los_Angeles\) lies in the past/],
    [{ unpublish: '2026-03-01' }, /^March 1, 2026 at 12:00\sAM .* lies in the past/],
    [{ publish: JUNE, unpublish: MAY }, 'not after the beginning'],
  ])('refuses %j, and writes nothing', async (schedule, why) => {
    const { writer, readAll } = await begun(both)
    await expect(writer.schedule(ONE, { ...given, ...schedule })).rejects.toThrow(why)
    expect(await readAll(FILE, DRAFT)).toEqual([PUBLISHED, DRAFTED])
  })

  it('publishes no draft at a moment where there is none', async () => {
    const { writer } = await begun(published)
    const none = { ifHash: hash(PUBLISHED), ifPublished: hash(PUBLISHED), ...BY }
    await expect(writer.schedule(ONE, { ...none, publish: MAY })).rejects.toThrow('There is no story/one')
  })

  it('has a draft whose moment has come as what is published, and writes it so with the next write', async () => {
    const { writer, readAll, set } = await at(both)
    await writer.schedule(ONE, { ...given, publish: MAY, unpublish: JUNE })
    const before = await readAll(FILE, DRAFT)
    set('2026-05-02')
    const { due, ...now } = (await writer.read(ONE)) ?? {}
    expect([now.draft, due]).toEqual([undefined, MAY])
    const { updated_at, ...rest } = of(DRAFTED)
    const details = { ...of(DRAFTED).publish_details, time: MAY, expires: JUNE }
    expect(of(now.published?.body)).toEqual({ ...rest, updated_at: MAY, publish_details: details })
    expect(await readAll(FILE, DRAFT)).toEqual(before)
    const newer = text('one', { title: 'Newer' })
    expect(await writer.save(ONE, newer, { ...seen(now), ...BY })).toEqual({ saved: { ...now, draft: asText(newer) } })
    expect(await readAll(FILE, DRAFT)).toEqual([now.published?.body, newer])
  })

  it.each(['publish', 'unpublish', 'discard', 'remove'] as const)(
    '%s of a draft whose moment has come loses nothing',
    async (what) => {
      const { writer, readAll, set } = await at({ [DRAFT]: DRAFTED })
      await writer.schedule(ONE, { ...given, ifPublished: null, publish: MAY })
      set('2026-05-02')
      const now = (await writer.read(ONE)) ?? {}
      const result =
        what === 'discard'
          ? await writer.discard(ONE, { ifHash: null, ...BY })
          : await writer[what](ONE, { ...seen(now), ...BY })
      const [file, draft] = await readAll(FILE, DRAFT)
      const titles = [file, draft].map((body) => of(body)?.title)
      const expected = {
        publish: ['Adiós', undefined],
        unpublish: [undefined, 'Adiós'],
        remove: [undefined, undefined],
        discard: [undefined, 'Adiós'],
      }
      expect([titles, 'saved' in result]).toEqual([expected[what], true])
      expect((await writer.read(ONE)) ?? {}).toEqual('saved' in result ? result.saved : {})
    },
  )

  it('writes moments back by as many weeks as the dates of a demo are moved, and finds them due by those it shows', async () => {
    const { writer, readAll, set } = await at({ ...both, 'demo.json': '{ "anchor": "2026-02-07" }' })
    await writer.schedule(ONE, { ...given, publish: '2026-03-20T17:00:00.000Z' })
    // Five weeks earlier, at the same time on the wall.
    expect(of((await readAll(DRAFT))[0]).scheduled.publish).toBe('2026-02-13T18:00:00.000Z')
    expect((await writer.read(ONE))?.draft).toBeDefined()
    set('2026-03-20')
    expect((await writer.read(ONE))?.draft).toBeUndefined()
  })
}
