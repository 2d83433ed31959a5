import { rememberingLog } from 'atrium/testing'
import { shown } from 'atrium/ui/testing/shown.tsx'
import { expect, it } from 'vitest'
import { harbor, mediaItem, moon, stairs } from '../example-content.ts'
import mediaRowBlock from './index.tsx'

const html = (fields: object, log = rememberingLog()) => shown(mediaRowBlock, fields, { log }).innerHTML
const media = [mediaItem(harbor), mediaItem(moon), mediaItem(stairs)]

it('BLK-033 BLK-034 a row without a layout is warned of and stands side by side', () => {
  const log = rememberingLog()
  expect(html({ media }, log)).toContain('data-kind="two-up"')
  expect(log.lines).toMatchObject([{ level: 'warn', message: 'Row layout arguments are missing' }])
})

it.each([
  ['BLK-042', 'column-width', 'standard'],
  ['BLK-043', 'full-bleed', 'hero'],
  ['BLK-044', 'full-width', 'feature'],
])('%s a single picture of width %s is a %s picture', (_row, layout, kind) => {
  expect(html({ layout, media: media.slice(0, 1) })).toContain(`data-kind="${kind}"`)
})

it('BLK-045 side by side stand two and two', () => {
  expect(html({ layout: 'side-by-side', media }).match(/data-count="\d"/g)).toEqual([
    'data-count="2"',
    'data-count="1"',
  ])
})

it('BLK-041 a carousel can be reached with the keyboard and has a name', () => {
  expect(html({ layout: 'strip carousel', title: 'Three prints', media })).toMatch(
    /<div class="strip-row" role="group" aria-label="Three prints" tabindex="0">/i,
  )
})

it('BLK-046 an image row is parted into groups', () => {
  const rows = html({ layout: 'image-row', media: [...media, ...media] }).match(/data-count="\d"/g)
  expect(rows).toEqual(['data-count="3"', 'data-count="3"'])
})

it('BLK-027 a row without media is no row', () => {
  expect(mediaRowBlock.isEmpty?.(mediaRowBlock.schema.parse({ layout: 'column-width' }))).toBe(true)
})
