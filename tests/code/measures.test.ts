import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { houseMeasures } from '../../server/commands/measures/house.ts'
import { isDemo, isTest, root, sourceFiles } from '../../server/commands/measures/source-files.ts'

/** The product: everything that is neither a test nor the demo. */
const product = sourceFiles.filter(({ path }) => !isTest(path) && !isDemo(path) && /\.tsx?$/.test(path))

/** How often an expression stands in the product, outside of folders where it is at home. */
const count = (expression: RegExp, ...except: string[]): number =>
  product
    .filter(({ path }) => !except.some((folder) => path.startsWith(folder)))
    .reduce((sum, { text }) => sum + (text.match(expression)?.length ?? 0), 0)

/** Texts in lists like `preload: ['authors']`. */
const pathsByHand = product.reduce((sum, { text }) => {
  const lists = text.match(/\b(?:preload|include): \[[^\]]*\]/g) ?? []
  return sum + lists.reduce((paths, list) => paths + (list.match(/'[^']+'/g)?.length ?? 0), 0)
}, 0)

/** Files that say what they are to editors, and the same in a comment. */
const saidTwice = product.filter(({ text }) => {
  const [, comment] = /\/\*\*\s*([^*]*?)\.?\s*\*\/\n(?:export [^\n]*)?define\w+\(\{/.exec(text) ?? []
  const [, help] = /\n {2}(?:help|description): '([^\n]*?)\.?',\n/.exec(text) ?? []
  return comment !== undefined && comment === help
}).length

/** What an author writes again and again, in the first edition of the contract and now. */
const measures = [
  ['paths of references written by hand', 178, 10, pathsByHand],
  ['models typed a second time by hand', 38, 0, count(/\breferences?<(?!typeof)/g, 'engine/')],
  ['"displayTitle ?? title"', 33, 1, count(/displayTitle \?\? (?:\w+\.)?title/g)],
  ['"...(x && { x })"', 194, 20, count(/\.\.\.\([^\n{}]* && \{/g)],
  ['frames of structured data written out', 6, 1, count(/mainEntityOfPage: url/g)],
  ['places that page a list', 4, 2, count(/Math\.ceil\([^)]*(?:size|SIZE)\)/g)],
  ['types that are any', 69, 20, count(/(?<![\w'"`-])any(?=[>,);[\]]| =|$)/gm)],
  ['texts for editors that a comment repeats', 47, 0, saidTwice],
  ['texts escaped by hand', 4, 0, count(/replace(?:All)?\([^\n]*'&(?:amp|lt|quot);'\)/g, 'engine/')],
] as const

/** Most that each measure of the house may be today, where its aim is not reached yet. */
const BOUNDS: Readonly<Record<string, number>> = {
  'product lines': 97_230,
  // Its second part: rich text, pictures, versions, schedules, people, settings, previews, people
  // at work together. Its third: the languages of entries.
  'lines of the studio': 29_720,
  'institution keys that one area alone reads': 5,
  'circles of folders that import each other when they run': 3,
  'names of the contract for hosts': 85,
  'pages of over 120 lines with the helpers that they alone use': 15,
}

describe('the house', () => {
  it.each(houseMeasures())('$name: $now, where at most $aim are wanted', ({ name, now, aim, where }) => {
    expect(now, where.join('\n')).toBeLessThanOrEqual(Math.max(aim, BOUNDS[name] ?? 0))
  })
})

describe('what the contract costs an author', () => {
  it.each(measures)('%s: %i before, at most %i now', (_name, _before, aim, now) => {
    expect(now).toBeLessThanOrEqual(aim)
  })

  it('a page is small: half of them under 60 lines, none over 120', () => {
    const pages = product.filter(({ path }) => /^plugins\/[\w-]+\/pages\//.test(path)).map(({ lines }) => lines)
    pages.sort((a, b) => a - b)
    expect(pages[Math.floor(pages.length / 2)]).toBeLessThan(60)
    expect(pages.at(-1)).toBeLessThanOrEqual(120)
  })
})

it('pages that are long with their helpers are named with a reason, and no others', () => {
  const long = houseMeasures().find(({ name }) => name.startsWith('pages of over'))?.where ?? []
  const named = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(/^\| `(plugins\/[^`]+)` \| \S/gm)
  expect([...named].map(([, path]) => path)).toEqual(long.map((place) => place.split(':')[0]))
})

it('SITE-085 whoever writes a picture into a page tells it so: its policy lets through what it knows of', () => {
  const silent = product
    .filter(
      ({ path, text }) =>
        path.endsWith('.tsx') &&
        // The studio has a policy of its own, which names where its pictures come from.
        !path.startsWith('studio/') &&
        /<(?:img|video)\b/.test(text) &&
        !text.includes('notePicture('),
    )
    .map(({ path }) => path)
  expect(silent).toEqual([])
})

it('whoever writes the title of a page of the site tells the page so: none has two', () => {
  const titles = product.filter(({ path, text }) => /^(?!studio\/).*\.tsx$/.test(path) && /<h1\b/.test(text))
  expect(titles.map(({ path }) => path)).toEqual(['ui/heading/page-title.tsx'])
})
