import { expect, it } from 'vitest'
import type { Comment } from '../comments.ts'
import type { StudioStore } from '../studio-store.ts'
import { GONE_AFTER, IDLE_AFTER, MOST_OF_SESSION } from '../windows.ts'

const ref = { type: 'article', uid: 'käse/ü' }

/** What each store of the studio knows of people at work together. */
export function knowsOthers(opened: () => Pick<StudioStore, 'windows' | 'comments'>): void {
  it('knows windows that are open until nothing is heard of them, and who edits until they do nothing', async () => {
    const { windows } = opened()
    const at = 1_800_000_000_000
    const window = (name: string, session = 's1', person = 'ana') => ({
      ...{ session, name, ...ref, person, called: `${person} “Ä”` },
    })
    await windows.seen({ ...window('one'), seen: at })
    await windows.seen({ ...window('two', 's2', 'ben'), seen: at + 1 })
    expect(await windows.open(at)).toMatchObject([
      { ...window('one'), began: at, held: null },
      window('two', 's2', 'ben'),
    ])
    await windows.hold(ref, window('one'), at + 2)
    await windows.hold(ref, window('one'), at + 3)
    expect(await windows.holder(ref, at + 3)).toMatchObject({ name: 'one', held: at + 2, changed: at + 3 })
    expect(await windows.holder({ ...ref, uid: 'other' }, at + 3)).toBe(undefined)
    await windows.hold(ref, window('two', 's2'), at + 4)
    expect(await windows.holder(ref, at + 4)).toMatchObject({ name: 'two', held: at + 4 })
    // A window that says that it is elsewhere is still where it was opened.
    await windows.seen({ ...window('two', 's2', 'ben'), uid: 'other', seen: at + GONE_AFTER })
    expect((await windows.open(at + GONE_AFTER)).map(({ name, uid }) => [name, uid])).toEqual([
      ['one', ref.uid],
      ['two', ref.uid],
    ])
    await windows.seen({ ...window('two', 's2', 'ben'), seen: at + GONE_AFTER + 5 })
    expect((await windows.open(at + GONE_AFTER + 5)).map(({ name }) => name)).toEqual(['two'])
    for (let time = at + GONE_AFTER; time <= at + IDLE_AFTER + 10; time += GONE_AFTER / 2)
      await windows.seen({ ...window('two', 's2', 'ben'), seen: time })
    const later = at + IDLE_AFTER + 10
    expect((await windows.open(later)).map(({ name }) => name)).toEqual(['two'])
    expect(await windows.holder(ref, later)).toBe(undefined)
    for (let number = 0; number < MOST_OF_SESSION + 5; number++)
      await windows.seen({ ...window(`flood-${number}`), seen: later + number })
    expect(await windows.open(later)).toHaveLength(MOST_OF_SESSION + 1)
    await windows.closed('s1', 'flood-20')
    expect(await windows.open(later)).toHaveLength(MOST_OF_SESSION)
    await windows.closed('s1')
    expect((await windows.open(later)).map(({ name }) => name)).toEqual(['two'])
    await windows.closed('s2')
  })

  it('keeps what was said of an entry, and knows of which something is open', async () => {
    const { comments } = opened()
    const said = {
      thread: null,
      place: 'title',
      anchor: '[]',
      person: 'ana',
      called: 'Ana',
      at: 5,
      words: '“Ä” \u{1f600}',
    }
    const revisions = [await comments.revision(ref)]
    const changes = async () => revisions.push(await comments.revision(ref))
    await comments.add(ref, said)
    await comments.add({ ...ref, uid: 'other' }, said)
    await changes()
    const [first] = (await comments.list(ref)) as [Comment]
    expect(first).toEqual({ ...said, id: expect.any(Number), resolved: null })
    await comments.add(ref, { ...said, thread: first.id, place: null, anchor: null, words: 'Yes' })
    await changes()
    expect(await comments.openOnes(5)).toEqual(['other', ref.uid])
    await comments.change(ref, { ...first, place: 'lead', resolved: 'Ben' })
    await changes()
    expect(await comments.get(ref, first.id)).toEqual({ ...first, place: 'lead', resolved: 'Ben' })
    expect(await comments.get({ ...ref, uid: 'other' }, first.id)).toBe(undefined)
    expect(await comments.openOnes(5)).toEqual(['other'])
    await comments.remove({ ...ref, uid: 'other' }, first.id)
    expect(await comments.list(ref)).toHaveLength(2)
    await comments.remove(ref, first.id)
    await changes()
    expect(await comments.list(ref)).toEqual([])
    expect(new Set(revisions).size).toBe(4)
  })
}
