import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { root } from '../../server/commands/measures/source-files.ts'

/** Documents for authors. Files that they show whole are built, run and tested in `tests/browser`. */
const DOCUMENTS = [
  'a-site-of-your-own',
  'add-a-block',
  'add-a-page',
  'add-an-area',
  'another-field-kind',
  'another-look',
  'content-directory',
  'forms',
  'institution',
  'settings-of-areas',
  'texts',
  'upgrade',
].map((name) => ({ name, text: readFileSync(join(root, `docs/${name}.md`), 'utf8') }))

const samplesIn = (text: string, languages: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`(?:${languages})\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code)
const flawsOf = (code: string): number => parseSync('sample.tsx', code).errors.length

/** The file of Atrium that an import leads to. */
const fileOf = (source: string): string =>
  source === 'atrium'
    ? 'engine/index.ts'
    : source === 'atrium/testing'
      ? 'engine/testing/index.ts'
      : source.slice('atrium/'.length)

/** What is imported of Atrium, and is not there. */
function missingImports(code: string): string[] {
  return parseSync('sample.tsx', code)
    .module.staticImports.filter(({ moduleRequest }) => /^atrium(\/|$)/.test(moduleRequest.value))
    .flatMap(({ moduleRequest: { value }, entries }) => {
      const file = join(root, fileOf(value))
      if (!existsSync(file)) return [value]
      const text = readFileSync(file, 'utf8')
      return entries
        .filter(
          ({ importName: { kind, name } }) =>
            kind === 'Name' && !new RegExp(`\\bexport\\b[\\s\\S]*\\b${name}\\b`).test(text),
        )
        .map(({ importName }) => `${importName.name} of ${value}`)
    })
}

/** Anchors of headings, as they are made of their words. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(DOCUMENTS)('the document $name', ({ text }) => {
  it('shows code that can be read, and imports what is there', () => {
    for (const code of samplesIn(text, 'tsx?')) {
      // A member of an object stands by itself.
      expect([code, Math.min(flawsOf(code), flawsOf(`({\n${code}})`))]).toEqual([code, 0])
      expect([code, missingImports(code)]).toEqual([code, []])
    }
    for (const code of samplesIn(text, 'json')) expect(() => JSON.parse(code)).not.toThrow()
  })

  it('names commands and files that are there', () => {
    const commands = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
    const files = [...text.matchAll(/`((?:engine|services|config|server|studio)\/[\w/.-]+\.\w+)`/g)].map(
      ([, file = '']) => file,
    )
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })

  it('leads to headings that are there', () => {
    const links = [...text.matchAll(/\]\((?:([\w-]+)\.md)?(?:#([\w-]+))?\)/g)].filter(
      ([, name, anchor]) => name || anchor,
    )
    const dead = links.filter(([, name, anchor]) => {
      const file = name && join(root, `docs/${name}.md`)
      if (file && !existsSync(file)) return true
      return anchor !== undefined && !anchorsOf(file ? readFileSync(file, 'utf8') : text).includes(anchor)
    })
    expect(dead.map(([link]) => link)).toEqual([])
  })
})

it('documents show code as the formatter writes it, with imports in its order', () => {
  const folder = temporaryFolder('samples')
  // What stands by itself nowhere is formatted by nobody. The line that names the file is no part of it.
  for (const { name, text } of DOCUMENTS)
    for (const [index, code] of samplesIn(text, 'tsx?').entries())
      if (flawsOf(code) === 0) writeFileSync(join(folder, `${name}-${index}.tsx`), code.replace(/^\/\/ .*\n/, ''))
  const parameters = ['check', '--linter-enabled=false', '--vcs-enabled=false', `--config-path=${root}`, folder]
  const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), parameters, { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})
