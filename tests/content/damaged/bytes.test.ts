import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { syncContent } from '../../../services/content/index.ts'
import { bundled } from '../../bundled.ts'
import { optionsFor } from '../directory.ts'
import { directoryWith } from '../opened.ts'
import { smallSite } from '../small-site.ts'

const NOTES = 60
const SEEDS = Number(process.env.FUZZ_SEEDS ?? 24)

const files = {
  ...Object.fromEntries(
    Array.from({ length: NOTES }, (_, index) => [
      `note/note_${index}.json`,
      {
        url: `/note_${index}`,
        when: `2026-01-${String(1 + (index % 28)).padStart(2, '0')}`,
        count: index % 9,
        blurb: `${'Words '.repeat(40)}${index}`,
        tags: [{ uid: `tag_${index % 7}`, _content_type_uid: 'tag' }],
        ...(index % 10 === 9 && { draft: true }),
      },
    ]),
  ),
  ...Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`tag/tag_${index}.json`, { url: `/tag_${index}` }])),
}

it('Q-23 damaged bytes anywhere in a store end no process, fail no question, and change no entry', {
  timeout: 1_200_000,
}, async () => {
  const { contentDir, dataDir, clear: _, ...directory } = directoryWith(files)
  await syncContent(optionsFor({ contentDir, dataDir, clear: _, ...directory }, smallSite()))
  const program = await bundled(join(import.meta.dirname, 'ask.ts'))
  const { stdout } = await promisify(execFile)(process.execPath, [
    program,
    'askDamaged',
    contentDir,
    dataDir,
    '0',
    String(SEEDS),
  ])
  const told = stdout.trim().split('\n')
  expect(told).toHaveLength(SEEDS)
  expect(told.filter((line) => !/^\d+ (?:lists |addresses |search )*$/.test(`${line} `))).toEqual([])
  // Seen at the start, all is repaired but the words of the search, which nothing can be compared with.
  expect(told.filter((_, seed) => seed % 3 === 1).filter((line) => !/^\d+ (?:search )?$/.test(`${line} `))).toEqual([])
})
