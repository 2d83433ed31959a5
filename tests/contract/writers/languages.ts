import { expect, it } from 'vitest'
import {
  asText,
  type Begin,
  BY,
  both,
  DRAFT,
  DRAFTED,
  FILE,
  NOW,
  ONE,
  PUBLISHED,
  published,
  seen,
  text,
} from './harness.ts'

const IN_SPANISH = 'entries/story/one.es.json'
const SPANISH_DRAFT = 'entries/story/one.es.draft.json'
const language = { language: 'es' }
const differing = (title: string) => text('one', { _holds: 'differences', title, updated_at: '2026-01-01' })

/** How every writer writes the files of another language, beside the entries' own. */
export function describeLanguages(begun: Begin): void {
  it('writes what is in a language beside the entry, and touches nothing of the entry', async () => {
    const told: unknown[] = []
    const { writer, readAll } = await begun(both, { ...language, onDone: (write: unknown) => void told.push(write) })
    expect(await writer.read(ONE)).toBe(null)
    const saved = await writer.save(ONE, differing('Hola'), { ifHash: null, ...BY })
    expect(await readAll(SPANISH_DRAFT, IN_SPANISH)).toEqual([differing('Hola'), null])
    await writer.publish(ONE, { ...seen('saved' in saved ? saved.saved : {}), ...BY })
    expect(await readAll(SPANISH_DRAFT, IN_SPANISH, FILE, DRAFT)).toEqual([
      ...[null, differing('Hola').replace('2026-01-01', NOW), PUBLISHED, DRAFTED],
    ])
    expect(told).toMatchObject([
      { ref: ONE, what: 'saved' },
      { ref: ONE, what: 'published' },
    ])
  })

  it('takes what differs back where there is a newer draft, and deletes it alone', async () => {
    const files = { ...published, [IN_SPANISH]: differing('Hola'), [SPANISH_DRAFT]: differing('Buenas') }
    const { writer, readAll } = await begun(files, language)
    await writer.unpublish(ONE, { ...seen((await writer.read(ONE)) ?? {}), ...BY })
    expect(await readAll(IN_SPANISH, SPANISH_DRAFT)).toEqual([null, differing('Buenas')])
    await writer.remove(ONE, { ...seen((await writer.read(ONE)) ?? {}), ...BY })
    expect(await readAll(SPANISH_DRAFT, FILE)).toEqual([null, PUBLISHED])
  })

  it('deletes what an entry is in other languages with it, in one step, and tells of each', async () => {
    const told: unknown[] = []
    const files = { ...both, [IN_SPANISH]: differing('Hola'), [SPANISH_DRAFT]: differing('Buenas') }
    const kept = { 'entries/story/one.fr.json': differing('Salut'), 'entries/story/oneness.es.json': differing('Otra') }
    const options = { translations: ['es', 'ar'], onDone: (write: unknown) => void told.push(write) }
    const { writer, readAll } = await begun({ ...files, ...kept }, options)
    const given = { ...seen((await writer.read(ONE)) ?? {}), ...BY }
    expect(await writer.discard(ONE, given)).toEqual({ saved: { published: asText(PUBLISHED) } })
    expect(await readAll(IN_SPANISH, SPANISH_DRAFT)).toEqual([differing('Hola'), differing('Buenas')])
    await writer.remove(ONE, { ...given, ifHash: given.ifPublished, redirect: '/two' })
    expect(await readAll(FILE, DRAFT, IN_SPANISH, SPANISH_DRAFT)).toEqual([null, null, null, null])
    expect(await readAll(...Object.keys(kept))).toEqual(Object.values(kept))
    const spanish = { published: asText(differing('Hola')), draft: asText(differing('Buenas')) }
    expect(told.slice(1)).toMatchObject([
      { ref: ONE, what: 'removed', after: {} },
      { ref: { type: 'story', uid: 'one.es' }, what: 'removed', by: 'Ana', before: spanish, after: {} },
    ])
  })

  it('has what differs publish itself at its moment, and says no time of its own then', async () => {
    const { writer } = await begun({ ...published, [SPANISH_DRAFT]: differing('Hola') }, language)
    const planned = { publish: '2026-03-14T19:00:00.000Z' }
    const body = text('one', { ...JSON.parse(differing('Hola')), scheduled: planned })
    const before = (await writer.read(ONE)) ?? {}
    const later = { publish: '2026-03-15T09:00:00.000Z', unpublish: '2026-04-01T09:00:00.000Z' }
    await writer.schedule(ONE, { ...seen(before), ...BY, ...later })
    expect(JSON.parse((await writer.read(ONE))?.draft?.body ?? '')).toMatchObject({ scheduled: later })
    const { writer: atItsMoment } = await begun({ ...published, [SPANISH_DRAFT]: body }, language)
    const { published: out, draft, due } = (await atItsMoment.read(ONE)) ?? {}
    expect([draft, due]).toEqual([undefined, planned.publish])
    expect(JSON.parse(out?.body ?? '')).toEqual({ ...JSON.parse(differing('Hola')), updated_at: planned.publish })
  })
}
