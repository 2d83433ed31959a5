import { describe, expect, it, onTestFinished } from 'vitest'
import type { WrittenEntry } from '../../../services/content/writer/content-writer.ts'
import { openFileWriter } from '../../../services/content/writer/file-writer.ts'
import { asText, type WriterHarness } from './harness.ts'

const PATH = 'redirects.json'
const BEFORE = '{ "/a":"/b" }\r\n'
const AFTER = '{ "/a":"/c" }\r\n'

/** What every kind of source keeps of files that configure a site. */
export function describeConfiguration({ open }: WriterHarness): void {
  describe('of files that configure a site', () => {
    const begun = async (files: Record<string, string> = {}) => {
      const { source, again, log } = await open(files)
      onTestFinished(() => source.close())
      const done: WrittenEntry[] = []
      return { writer: openFileWriter({ source, onDone: (write) => done.push(write), log }), done, again, log }
    }

    it('writes what it is given on what was read alone, and tells of it once', async () => {
      const { writer, done } = await begun({ [PATH]: BEFORE })
      const { hash } = asText(BEFORE)
      expect(await writer.read(PATH)).toEqual(asText(BEFORE))
      expect(await writer.write(PATH, BEFORE, { ifHash: hash, by: 'Ana' })).toEqual({ saved: asText(BEFORE) })
      expect(done).toEqual([])
      expect(await writer.write(PATH, AFTER, { ifHash: hash, by: 'Ana', note: 'Moved' })).toEqual({
        saved: asText(AFTER),
      })
      expect(await writer.write(PATH, BEFORE, { ifHash: hash, by: 'Ben' })).toEqual({ conflict: asText(AFTER) })
      expect(await writer.read(PATH)).toEqual(asText(AFTER))
      expect(done).toMatchObject([
        { ref: { type: '', uid: PATH }, by: 'Ana', note: 'Moved', before: { published: asText(BEFORE) } },
      ])
    })

    it('begins a file that is not there, once, and goes on after others', async () => {
      const { writer, again, log } = await begun()
      const other = await again()
      onTestFinished(() => other.close())
      const writers = [writer, openFileWriter({ source: other, log })]
      const given = { ifHash: null, by: 'Ana' }
      const results = await Promise.all(writers.map((own) => own.write('messages/es.json', '{}', given)))
      // The same text is no conflict.
      expect(results.map((result) => ('saved' in result ? result.saved : result.conflict))).toEqual([
        asText('{}'),
        asText('{}'),
      ])
      const { hash: ifHash } = asText('{}')
      await writers[1]?.write('messages/es.json', '{ "a": "b" }', { ifHash, by: 'Ben' })
      const late = await writer.write('messages/es.json', '{}\n', { ifHash, by: 'Ana' })
      expect(late).toEqual({ conflict: asText('{ "a": "b" }') })
    })

    it('writes no file that is none of content', async () => {
      const { writer } = await begun()
      for (const path of ['../redirects.json', 'brand/logo.json', '.writer.lock', 'institution.js'])
        await expect(writer.write(path, '{}', { ifHash: null, by: 'Ana' })).rejects.toThrow(/not valid|outside|cannot/)
    })
  })
}
