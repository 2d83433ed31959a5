import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { editJson } from '#engine/base/json/edit-json.ts'
import type { ContentWriter, EntryTexts } from '../../../services/content/writer/content-writer.ts'
import '../../fuzz-seed.ts'
import { describeConfiguration } from './configuration.ts'
import {
  asText,
  BY,
  beginWith,
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
  type WriterHarness,
} from './harness.ts'
import { describeLanguages } from './languages.ts'
import { describePublishing } from './publishing.ts'
import { describeScheduling } from './scheduling.ts'

const NO_NAMES: [string, string][] = [
  ['..', 'one'],
  ['../story', 'one'],
  ['story/..', 'one'],
  ['', 'one'],
  ['story\0', 'one'],
  ['störy', 'one'],
  ['s'.repeat(300), 'one'],
  ['story', ''],
  ['story', '..'],
  ['story', '.hidden'],
  ['story', 'a/b'],
  ['story', '../../../etc/passwd'],
  ['story', 'a\\b'],
  ['story', 'a\0b'],
  ['story', 'a\nb'],
  ['story', 'one.draft'],
  ['story', 'a'.repeat(129)],
  ['story', '花'.repeat(90)],
  ['story', '\ud800'],
  ['story', 'e\u0301'],
  ['story', 'CON'],
  ['story', 'nul.txt'],
  ['story', 'a.'],
]

const NO_TEXTS: [string, string][] = [
  ['nothing', ''],
  ['no JSON', '{ "uid": "one", }'],
  ['no object', '[]'],
  ['another uid', text('two')],
  ['another type', text('one', { _content_type_uid: 'other' })],
  ['more bytes than are read', text('one', { a: 'x'.repeat(4 * 1024 * 1024) })],
  ['more levels than are read', `{"uid":"one","a":${'['.repeat(600)}${']'.repeat(600)}}`],
  ['half a character', text('one').replace('one"', 'one", "a": "\ud800"')],
]

/** What every writer of content does, whatever it writes to. */
export function describeWriter(name: string, harness: WriterHarness): void {
  const begun = beginWith(harness)

  describe(name, () => {
    it('reads the texts of an entry as they are, with the hashes of their bytes', async () => {
      const { writer } = await begun(both)
      expect(await writer.read(ONE)).toEqual({ published: asText(PUBLISHED), draft: asText(DRAFTED) })
      expect(await writer.read(NEW)).toBeNull()
    })

    it('saves a draft beside what is published, and says what the entry is now', async () => {
      const { writer, readAll } = await begun(published)
      const saved = await writer.save(ONE, DRAFTED, { ifHash: hash(PUBLISHED), ...BY, note: 'A greeting' })
      expect(saved).toEqual({ saved: { published: asText(PUBLISHED), draft: asText(DRAFTED) } })
      expect(await readAll(FILE, DRAFT)).toEqual([PUBLISHED, DRAFTED])
    })

    it('begins an entry only where there is none', async () => {
      const { writer, readAll } = await begun(published)
      expect(await writer.save(ONE, DRAFTED, { ifHash: null, ...BY })).toEqual({
        conflict: { published: asText(PUBLISHED) },
      })
      const body = text('new')
      expect(await writer.save(NEW, body, { ifHash: null, ...BY })).toEqual({ saved: { draft: asText(body) } })
      expect(await writer.save(NEW, text('new', { a: 1 }), { ifHash: null, ...BY })).toEqual({
        conflict: { draft: asText(body) },
      })
      expect(await readAll(FILE, DRAFT, 'entries/story/new.draft.json')).toEqual([PUBLISHED, null, body])
    })

    it('writes nothing when a text is saved that is there already', async () => {
      const written: unknown[] = []
      const onWritten = async (paths: unknown) => written.push(paths)
      const { writer, readAll } = await begun(published, { onWritten })
      expect(await writer.save(ONE, PUBLISHED, { ifHash: hash(PUBLISHED), ...BY })).toEqual({
        saved: { published: asText(PUBLISHED) },
      })
      expect(await readAll(FILE, DRAFT)).toEqual([PUBLISHED, null])
      expect(written).toEqual([])
    })

    it('overwrites nothing that was not seen, and says what is there', async () => {
      const { writer, edit, readAll } = await begun(both)
      const other = DRAFTED.replace('1.50', '2')
      await edit(DRAFT, other)
      const conflict = { conflict: { published: asText(PUBLISHED), draft: asText(other) } }
      const given = { ifHash: hash(DRAFTED), ifPublished: hash(PUBLISHED), ...BY }
      expect(await writer.save(ONE, text('one'), given)).toEqual(conflict)
      expect(await writer.publish(ONE, given)).toEqual(conflict)
      expect(await writer.unpublish(ONE, given)).toEqual(conflict)
      expect(await writer.discard(ONE, given)).toEqual(conflict)
      expect(await writer.remove(ONE, given)).toEqual(conflict)
      expect(await readAll(FILE, DRAFT)).toEqual([PUBLISHED, other])
    })

    it('publishes no draft over a file that somebody else has published meanwhile', async () => {
      const { writer, edit, readAll } = await begun(both)
      const other = PUBLISHED.replace('1.50', '2')
      await edit(FILE, other)
      expect(await writer.publish(ONE, { ifHash: hash(DRAFTED), ifPublished: hash(PUBLISHED), ...BY })).toEqual({
        conflict: { published: asText(other), draft: asText(DRAFTED) },
      })
      expect(await readAll(FILE, DRAFT)).toEqual([other, DRAFTED])
    })

    it('saves no draft of a file that somebody else has published meanwhile', async () => {
      const { writer, edit, readAll } = await begun(published)
      const other = PUBLISHED.replace('1.50', '2')
      await edit(FILE, other)
      expect(await writer.save(ONE, DRAFTED, { ifHash: hash(PUBLISHED), ...BY })).toEqual({
        conflict: { published: asText(other) },
      })
      expect(await readAll(DRAFT)).toEqual([null])
    })

    it('begins no entry by a name that no file has', async () => {
      const { writer, source } = await begun(published)
      for (const [type, uid] of NO_NAMES)
        await expect(writer.save({ type, uid }, text(uid), { ifHash: null, ...BY })).rejects.toThrow(
          / uid | content type /,
        )
      expect(await source.list()).toEqual([FILE])
    })

    it('edits every entry that is read, also one whose name nobody would choose today', async () => {
      const uid = 'e\u0301 花 & 1988.31'
      const { writer } = await begun({ [`entries/story/${uid}.json`]: text(uid) })
      const ref = { type: 'story', uid }
      const { published } = (await writer.read(ref)) ?? {}
      const body = text(uid, { a: 1 })
      expect(await writer.save(ref, body, { ifHash: published?.hash ?? null, ...BY })).toMatchObject({
        saved: { draft: asText(body) },
      })
    })

    it('saves no text that no entry is read from', async () => {
      const { writer, source } = await begun()
      for (const [what, body] of NO_TEXTS)
        await expect(writer.save(ONE, body, { ifHash: null, ...BY }), what).rejects.toThrow(
          'The text of story/one is not written',
        )
      expect(await source.list()).toEqual([])
    })

    it('says so of a file that is not UTF-8, and leaves it', async () => {
      const { writer, edit } = await begun(published)
      await edit(FILE, Buffer.from(PUBLISHED, 'latin1').fill(0xe1, 60, 61))
      await expect(writer.read(ONE)).rejects.toThrow('entries/story/one.json cannot be edited: it is not UTF-8')
    })

    it('tells whoever shows it what was written, and the log who wrote it', async () => {
      const written: unknown[] = []
      const onWritten = async (paths: unknown) => {
        written.push(paths)
        throw new Error('no room')
      }
      const { writer, log } = await begun(both, { onWritten })
      await writer.publish(ONE, { ifHash: hash(DRAFTED), ifPublished: hash(PUBLISHED), ...BY })
      expect(written).toEqual([[FILE, DRAFT]])
      expect(log.messages.join('\n')).toContain('story/one was published by Ana')
      expect(log.messages.join('\n')).toContain('no room')
    })

    it('loses no save of two writers that write the same entry again and again', async () => {
      const opened = await begun({ [DRAFT]: text('one', { saves: [] }) })
      const other = await opened.again()
      onTestFinished(other.close)
      const save = async (writer: ContentWriter, by: string) => {
        for (let count = 0; count < 15; ) {
          const { draft } = (await writer.read(ONE)) ?? {}
          const { saves } = JSON.parse(draft?.body ?? '')
          const body = editJson(draft?.body ?? '', { uid: 'one', saves: [...saves, `${by} ${count}`] })
          if ('saved' in (await writer.save(ONE, body, { ifHash: draft?.hash ?? null, by }))) count++
        }
      }
      await Promise.all([save(opened.writer, 'Ana'), save(opened.also(other), 'Ben')])
      const { saves } = JSON.parse((await opened.readAll(DRAFT))[0] ?? '')
      expect(saves.toSorted()).toEqual(
        ['Ana', 'Ben'].flatMap((by) => Array.from({ length: 15 }, (_, count) => `${by} ${count}`)).toSorted(),
      )
    })

    it('is after any number of calls what the calls say that were not refused', async () => {
      const { writer, readAll } = await begun()
      let expected: EntryTexts = {}
      const call = fc.constantFrom('save', 'publish', 'unpublish', 'discard', 'remove', 'stale')
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(call, fc.nat(9)), { maxLength: 5 }), async (calls) => {
          for (const [what, number] of calls) {
            const given = { ...seen(expected), ...BY }
            const body = text('one', { number })
            const stale = { ifHash: 'x', ifPublished: 'x', ...BY }
            const result =
              what === 'save'
                ? await writer.save(ONE, body, given)
                : what === 'stale'
                  ? await writer.publish(ONE, stale)
                  : what === 'discard'
                    ? await writer.discard(ONE, { ifHash: expected.draft?.hash ?? null, ...BY })
                    : await writer[what as 'remove'](ONE, given).catch((error: Error) => {
                        expect(error.message).toContain('There is no')
                        return { saved: expected }
                      })
            if ('conflict' in result) expect([what, result.conflict]).toEqual(['stale', expected])
            else expected = result.saved
            expect((await writer.read(ONE)) ?? {}).toEqual(expected)
          }
          expect(await readAll(FILE, DRAFT)).toEqual([expected.published?.body ?? null, expected.draft?.body ?? null])
        }),
        { numRuns: 12 },
      )
    })

    describeConfiguration(harness)
    describePublishing(begun)
    describeLanguages(begun)
    describeScheduling(begun)
  })
}
