import { expect, it } from 'vitest'
import { isTest, sourceFiles } from '../../server/commands/measures/source-files.ts'

const BLOCK = /^(?:plugins\/[^/]+\/)?blocks\/[^/]+(?=\/)/
const CLASS = /\.([a-z][\w-]*)/g
const CLASS_NAME = /className=(?:"([^"]+)"|\{`([^`]+)`\})/g

const files = sourceFiles.filter(({ path }) => !isTest(path))
const blockOf = (path: string) => BLOCK.exec(path)?.[0]
const classesOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(CLASS)].map(([, name]) => name as string)))
const sheetsOf = (isWanted: (path: string) => boolean) =>
  classesOf(files.filter(({ path }) => path.endsWith('.css') && isWanted(path)).map(({ text }) => text))

it('a block styles its classes itself, or shares those of ui: another may be replaced by one that has none', () => {
  const shared = sheetsOf((path) => path.startsWith('ui/'))
  const all = sheetsOf((path) => blockOf(path) !== undefined)
  const foreign = files.flatMap(({ path, text }) => {
    const block = blockOf(path)
    if (!block || !path.endsWith('.tsx')) return []
    const own = sheetsOf((sheet) => sheet.startsWith(`${block}/`))
    return [...text.matchAll(CLASS_NAME)]
      .flatMap(([, plain, template]) => (plain ?? template ?? '').split(/\s+/))
      .filter((name) => all.has(name) && !own.has(name) && !shared.has(name))
      .map((name) => `${path} has the class ${name}, which only another block styles`)
  })
  expect(foreign).toEqual([])
})
