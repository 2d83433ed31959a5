import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Source } from '../../../services/content/index.ts'
import '../../fuzz-seed.ts'
import { type OpenedSource, pathOf, type SourceHarness, story } from './harness.ts'

/** What every source of entries does, whatever it is. */
export function describeSource(name: string, { open, isWritable }: SourceHarness): void {
  const begun = async (): Promise<OpenedSource> => {
    const opened = await open()
    onTestFinished(opened.source.close)
    return opened
  }

  describe(name, () => {
    it('lists the entries that it holds, and its directory has them', async () => {
      const { source } = await begun()
      expect(await source.list()).toEqual([pathOf('one'), pathOf('two')])
      expect(titleIn(source, 'one')).toBe('one')
    })

    it('lists what is written, changed and deleted elsewhere', async () => {
      const { source, edit } = await begun()
      await source.list()
      await edit('three', 'Three')
      await edit('one', 'Changed')
      await edit('two', null)
      expect(await source.list()).toEqual([pathOf('one'), pathOf('three')])
      expect([titleIn(source, 'one'), titleIn(source, 'three')]).toEqual(['Changed', 'Three'])
    })

    it('calls back when something is changed elsewhere, as soon as its directory has it', async () => {
      const { source, edit } = await begun()
      await source.list()
      const seen = new Promise<string>((resolve) => {
        source.follow(async () => {
          if (titleIn(source, 'one') === 'Changed') resolve('Changed')
        })
      })
      await edit('one', 'Changed')
      expect(await seen).toBe('Changed')
    })

    it('calls back again after a call that failed', async () => {
      const { source, edit, log } = await begun()
      await source.list()
      let calls = 0
      source.follow(async () => {
        if (++calls === 1) throw new Error('no room')
      })
      await edit('one', 'Changed')
      await expect.poll(() => log.messages.join()).toContain('no room')
      await edit('two', 'Changed')
      await expect.poll(() => calls).toBeGreaterThan(1)
    })

    it('says so when it cannot be read, and its directory stays as it was', async () => {
      const { source, lose } = await begun()
      await source.list()
      await lose()
      await expect(source.list()).rejects.toThrow(/\w+ .+/)
    })

    if (!isWritable) {
      it('is written elsewhere', async () => {
        const { source } = await begun()
        expect(source.write).toBeUndefined()
      })
      return
    }

    it('takes what is written, and lists it wherever it is open', async () => {
      const { source, again } = await begun()
      const other = (await again?.()) as Source
      onTestFinished(other.close)
      await source.write?.(
        new Map([
          [pathOf('three'), story('three')],
          [pathOf('one'), story('one', 'Changed')],
          [pathOf('two'), null],
          [pathOf('never'), null],
        ]),
      )
      expect([titleIn(source, 'one'), titleIn(source, 'three')]).toEqual(['Changed', 'three'])
      for (const one of [source, other]) expect(await one.list()).toEqual([pathOf('one'), pathOf('three')])
      expect(titleIn(other, 'one')).toBe('Changed')
    })

    it('refuses whole what is no file of content, and says how files are called', async () => {
      const { source } = await begun()
      const paths = [
        '../a.json',
        'entries/../../a.json',
        'images/a.json',
        'entries/story/.a.json',
        '/a.json',
        'a.txt',
        '',
      ]
      for (const path of paths)
        await expect(
          source.write?.(
            new Map([
              [pathOf('three'), story('three')],
              [path, '{}'],
            ]),
          ),
        ).rejects.toThrow('entries/<content type>/<uid>.json')
      expect(await source.list()).toEqual([pathOf('one'), pathOf('two')])
    })

    it('has after any number of writes what the last of each file said', async () => {
      const { source } = await begun()
      const expected = new Map([
        ['one', 'one'],
        ['two', 'two'],
      ])
      const uid = fc.constantFrom('one', 'two', 'three', 'vier-ü', 'a'.repeat(200))
      const change = fc.tuple(uid, fc.option(fc.string({ unit: 'grapheme', maxLength: 20 }), { nil: null }))
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
          await source.write?.(
            new Map(changes.map(([id, title]) => [pathOf(id), title === null ? null : story(id, title)])),
          )
          for (const [id, title] of changes)
            if (title === null) expected.delete(id)
            else expected.set(id, title)
          expect(await source.list()).toEqual([...expected.keys()].map(pathOf).sort())
          for (const [id, title] of expected) expect(titleIn(source, id)).toBe(title)
        }),
        { numRuns: 15 },
      )
    })
  })
}

const titleIn = ({ directory }: Source, uid: string): unknown =>
  JSON.parse(readFileSync(join(directory, pathOf(uid)), 'utf8')).title
