import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentDirectory, copyProject, documentEntry, getPage, withServer } from './index.ts'

const project = copyProject()
const content = contentDirectory(
  documentEntry('counted', 'Words.', {
    body: [{ text_block: { text: '<p>Words.</p>' } }, { counter: { start: 3 } }],
  }),
  documentEntry('plain', 'Words.'),
)

beforeAll(async () => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project.root, path)), { recursive: true })
    writeFileSync(join(project.root, path), text)
  }
  write(
    'blocks/counter/counter.island.tsx',
    `import { useId, useState } from 'react'
import { useRenderContext } from '#ui/render-context.tsx'

export default function Counter({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start)
  const { language } = useRenderContext()
  const id = useId()
  return (
    <p>
      <button type="button" aria-describedby={id} onClick={() => setCount(count + 1)}>{count}</button>
      <span id={id}>counts in {language}</span>
    </p>
  )
}
`,
  )
  write(
    'blocks/counter/index.tsx',
    `import { z } from 'zod'
import { defineBlock, f } from '#engine'
import Counter from './counter.island.tsx'

export default defineBlock({
  type: 'counter',
  label: 'Counter',
  placement: 'both',
  wire: 'counter',
  schema: z.object({ start: f.integer() }),
  examples: [{ start: 1 }, {}],
  Component: Counter,
})
`,
  )
  const { code, output } = await project.run('scripts/build.mjs')
  expect(code, output).toBe(0)
})

describe('an island', () => {
  const site = withServer(() => ({ project: project.root, content }))

  it('comes alive in the page, with what it was given', async () => {
    const page = await getPage(site, '/counted')
    const button = page.getByRole('button', { name: '3' })
    await button.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        await page.locator('[data-island] button').click()
        return page.locator('[data-island] button').textContent()
      })
      .not.toBe('3')
    expect(await page.locator('[data-island]').textContent()).toContain('counts in en-US')
  })

  it('Q-02 is whole without scripts, and brings at most 75 kB', async () => {
    const page = await getPage(site, '/counted', { scripts: false })
    expect(await page.locator('[data-island] button').textContent()).toBe('3')

    const live = await getPage(site, '/plain')
    const sizes = new Map<string, number>()
    live.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return
      sizes.set(response.url(), gzipSync(await response.body(), { level: 9 }).length)
    })
    await live.goto(`${site.origin}/counted`, { waitUntil: 'networkidle' })
    await live.locator('[data-island]').scrollIntoViewIfNeeded()
    await expect.poll(() => sizes.size).toBeGreaterThan(1)
    await live.waitForLoadState('networkidle')
    expect([...sizes.values()].reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(75 * 1024)
  })
})
