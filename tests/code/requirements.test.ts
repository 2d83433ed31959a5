import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, root, sourceFiles } from '../../server/commands/measures/source-files.ts'

const folder = join(root, 'docs/requirements')
const areas = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
const requirements = areas.flatMap(({ file, text }) =>
  [...text.matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm)].map(([, code, words]) => ({ file, code, words })),
)
const known = new Set(requirements.map(({ code }) => code))

/** Codes as tests name them; standards are called alike. */
const codesIn = (text: string): string[] =>
  (text.match(/\b(?:[A-Z]{3,5}-\d{3}|Q-\d{2})\b/g) ?? []).filter((code) => !code.startsWith('SHA-'))

const filesNaming = (chosen: (path: string) => boolean, isWrong: (code: string) => boolean): string[] =>
  sourceFiles
    .filter(({ path }) => chosen(path))
    .flatMap(({ path, text }) =>
      codesIn(text)
        .filter(isWrong)
        .map((code) => `${path} names ${code}`),
    )

describe('requirements', () => {
  it('have one line each, in whole words', () => {
    expect(requirements.length).toBeGreaterThan(1000)
    expect(requirements.length).toBe(known.size)
    expect(requirements.filter(({ words }) => !/^[A-Z`].*\.$/.test(words as string))).toEqual([])
  })

  it('stand in files that the overview names', () => {
    const overview = readFileSync(join(folder, 'README.md'), 'utf8')
    const listed = [...overview.matchAll(/^\| `([A-Z]+)` \| \[[^\]]+\]\(([^)]+)\) \|$/gm)]
    expect(listed.map(([, prefix, file]) => `${prefix} ${file}`).sort()).toEqual(
      [...new Set(requirements.map(({ code, file }) => `${code?.replace(/-.*/, '')} ${file}`))].sort(),
    )
  })

  it('that tests name are explained', () => {
    expect(filesNaming(isTest, (code) => !known.has(code))).toEqual([])
  })

  it('are named by tests alone: comments say it in words', () => {
    expect(
      filesNaming(
        (path) => !isTest(path),
        () => true,
      ),
    ).toEqual([])
  })
})
