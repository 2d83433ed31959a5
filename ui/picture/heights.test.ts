import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pictureHeights, sizesWithin } from './heights.ts'

const root = join(import.meta.dirname, '../..')
const sheets = ['ui', 'blocks'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8')),
)

/** One that never falls below what holds a few lines. */
const STAGE = '--stage: clamp(16rem, min(72vh, 100vw), 46rem);'

it.each(Object.entries(pictureHeights))('a style sheet bounds the height of a %s', (name, { length }) => {
  const rule = name === 'slide' ? STAGE : `block-size: ${length};`
  expect(sheets.some((sheet) => sheet.includes(rule))).toBe(true)
})

const WIDTHS = '(min-width: 64rem) 70vw, 92vw'

it.each([
  ['a portrait', 0.7, 'figure', false, '(min-width: 64rem) min(70vw, 64.4vh, 44.8rem), min(92vw, 64.4vh, 44.8rem)'],
  ['a wide picture', 1.5, 'figure', false, WIDTHS],
  ['a portrait on a mat, which no height bounds', 0.7, 'figure', true, WIDTHS],
  ['a work on a mat', 0.5, 'work', true, '(min-width: 64rem) min(70vw, 43vh, 30rem), min(92vw, 43vh, 30rem)'],
  ['a picture in a strip', 0.75, 'strip', false, 'clamp(12rem, 33vw, 27rem)'],
  ['a wide picture in a strip', 2, 'strip', true, 'clamp(32rem, 88vw, 72rem)'],
  [
    'a picture that fills the room beside words',
    1.5,
    'besideFilled',
    false,
    '(min-width: 64rem) max(70vw, 60rem), 92vw',
  ],
  ['one on a mat there, which is seen whole', 1.5, 'besideFilled', true, WIDTHS],
  ['a logo', 3, 'logo', true, '(min-width: 64rem) min(70vw, 12rem), min(92vw, 12rem)'],
] as const)('the sizes of %s are what is shown', (_, ratio, name, matted, sizes) => {
  expect(sizesWithin(WIDTHS, ratio, name, matted)).toBe(sizes)
})

it('no picture is said to be smaller than it is shown', () => {
  expect(sizesWithin('70vw', 2 / 3, 'figure', false)).toBe('min(70vw, 61.4vh, 42.7rem)')
})
