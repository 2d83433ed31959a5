import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { audit, getPage, published, widths, withSite } from '../browser/index.ts'
import { demo, demoContent } from './demo-content.ts'
import { weigh } from './weight.ts'

const kB = 1024
const root = join(import.meta.dirname, '../..')

type WireBlock = Record<string, Record<string, unknown>>

/** Wire names of the blocks that may stand in content, as their folders declare them. */
const installed = readdirSync(join(root, 'blocks')).flatMap((folder) => {
  const file = join(root, 'blocks', folder, 'index.tsx')
  return (existsSync(file) && readFileSync(file, 'utf8').match(/^ {2}wire: '(\w+)'/m)?.[1]) || []
})

/** The first block of each kind in the demo content. */
function usedBlocks(): Map<string, WireBlock> {
  const found = new Map<string, WireBlock>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const [block, ...others] = Object.entries(value)
    if (
      block &&
      others.length === 0 &&
      installed.includes(block[0]) &&
      !Array.isArray(block[1]) &&
      !found.has(block[0])
    )
      found.set(block[0], value as WireBlock)
    for (const inner of Object.values(value)) walk(inner)
  }
  const fields = { article: 'body', document: 'body', composed_page: 'sections' }
  for (const [type, field] of Object.entries(fields))
    for (const file of readdirSync(join(demo, 'entries', type)).sort())
      walk((JSON.parse(readFileSync(join(demo, 'entries', type, file), 'utf8')) as Record<string, unknown>)[field])
  return found
}

/** The demo institution has no frame hosts, and its texts therefore no frames. */
const frames: WireBlock[] = [
  { slides_embed: { url: 'https://slides.example.org/clay' } },
  { interactive_embed: { title: 'Map of kilns', url: 'https://maps.example.org/kilns' } },
  { donation_form: { title: 'Give', url: 'https://forms.example.org/give' } },
]

describe('a page with every block once', () => {
  const used = usedBlocks()
  for (const block of frames) used.set(Object.keys(block)[0] as string, block)
  const content = demoContent(
    published('composed_page', {
      uid: 'composed_page_every_block',
      title: 'Every block',
      url: '/every-block',
      sections: [...used.values()],
    }),
  )
  const site = withSite({ content, nearDemo: true, environment: { LOG_LEVEL: 'warn' } })

  it('has them all, and shows them', async () => {
    expect([...used.keys()].sort()).toEqual([...installed].sort())
    expect((await fetch(`${site.origin}/every-block`)).status).toBe(200)
    expect(site.log().filter(({ uid }) => uid === 'composed_page_every_block')).toEqual([])
  })

  it.each([widths.phone, widths.desktop])('is valid, accessible and keeps within its width at %i px', async (width) => {
    const page = await getPage(site, '/every-block', { width })
    expect(await audit(page)).toEqual([])
    await page.context().close()
  })

  it('Q-02 Q-03 stays within the budgets of any page', async () => {
    const { css, sheets, loader, islands, waiting, fonts } = await weigh(site.origin, '/every-block')
    expect(css).toBeLessThanOrEqual(12 * kB)
    expect(sheets).toBeLessThanOrEqual(2)
    expect(loader).toBeLessThanOrEqual(kB)
    expect(loader + islands).toBeLessThanOrEqual(75 * kB)
    expect(waiting).toBeLessThanOrEqual((40 + 90) * kB)
    expect(fonts).toBeLessThanOrEqual(100 * kB)
  })
})
