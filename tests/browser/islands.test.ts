import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  contentDirectory,
  copyProject,
  documentEntry,
  getBrowser,
  getPage,
  scriptBytes,
  scriptsOf,
  withServer,
} from './index.ts'

const project = copyProject()
const content = contentDirectory(
  documentEntry('counted', 'Words.', {
    body: [{ text_block: { text: '<p>Words.</p>' } }, { counter: { start: 3 } }],
  }),
  documentEntry('plain', 'Words.'),
  documentEntry('failing', 'Words.', {
    body: [
      { text_block: { text: '<p>Words.</p>' } },
      { fragile: { breaks: 'at once' } },
      { fragile: { breaks: 'later' } },
    ],
  }),
)
/** Writes a block whose component, in an island, is the default export of the text given. */
const writeIsland = (name: string, island: string, schema: string, example: string) => {
  const folder = join(project.root, 'blocks', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.island.tsx`), island)
  writeFileSync(
    join(folder, 'index.tsx'),
    `import { z } from 'zod'
import { defineBlock, f } from 'atrium'
import Island from './${name}.island.tsx'

export default defineBlock({
  type: '${name}',
  label: '${name}',
  placement: 'both',
  wire: '${name}',
  schema: z.object({ ${schema} }),
  examples: [{ ${example} }, {}],
  Component: Island,
})
`,
  )
}

beforeAll(async () => {
  writeIsland(
    'counter',
    `import { useId, useState } from 'react'
import { useRenderContext } from 'atrium/ui/render-context.tsx'

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
    'start: f.integer()',
    'start: 1',
  )
  writeIsland(
    'fragile',
    `import { useState } from 'react'

export default function Fragile({ breaks }: { breaks?: string }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen || (breaks === 'at once' && typeof window === 'object')) throw new Error('Broken ' + breaks)
  return <p><button type="button" onClick={() => setOpen(true)}>Breaks {breaks}</button></p>
}
`,
    'breaks: f.text()',
    "breaks: 'at once'",
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
        await page.locator('main [data-island] button').click()
        return page.locator('main [data-island] button').textContent()
      })
      .not.toBe('3')
    expect(await page.locator('main [data-island]').textContent()).toContain('counts in en-US')
  })

  it('Q-02 is whole without scripts, and brings at most 75 kB', async () => {
    const page = await getPage(site, '/counted', { scripts: false })
    expect(await page.locator('main [data-island] button').textContent()).toBe('3')

    const live = await getPage(site, '/plain')
    const scripts = scriptsOf(live)
    await live.goto(`${site.origin}/counted`, { waitUntil: 'networkidle' })
    await live.locator('main [data-island]').scrollIntoViewIfNeeded()
    await expect.poll(() => scripts.size).toBeGreaterThan(1)
    await live.waitForLoadState('networkidle')
    expect(await scriptBytes(live, scripts)).toBeLessThanOrEqual(75 * 1024)
  })
})

describe('an island that throws', () => {
  const site = withServer(() => ({ project: project.root, content, environment: { ENABLE_PREVIEW: 'true' } }))
  const open = async (path: string) => {
    const page = await (await getBrowser()).newPage()
    const printed: string[] = []
    page.on('console', (message) => printed.push(message.text()))
    await page.goto(site.origin + path)
    return { page, printed }
  }

  it('while hydrating or on a click leaves what the server has sent, and is reported to browser and server', async () => {
    const { page, printed } = await open('/failing')
    const [first, second] = [page.locator('main [data-island]').nth(0), page.locator('main [data-island]').nth(1)]
    await first.scrollIntoViewIfNeeded()
    await page.waitForSelector('[data-error="Error: Broken at once"]')
    expect(await first.innerHTML()).toBe('<p><button type="button">Breaks <!-- -->at once</button></p>')
    await expect
      .poll(async () => {
        await second.locator('button').click()
        return second.getAttribute('data-error')
      })
      .toBe('Error: Broken later')
    expect(await second.innerHTML()).toBe('<p><button type="button">Breaks <!-- -->later</button></p>')
    for (const message of ['Broken at once', 'Broken later']) {
      expect(printed.join('\n')).toContain(message)
      await expect
        .poll(() => site.log().filter(({ msg }) => String(msg).endsWith(`failed in a browser: Error: ${message}`)))
        .toMatchObject([{ level: 40, page: '/failing', island: expect.stringContaining('fragile') }])
    }
    expect(await page.locator('.problem').count()).toBe(0)
    await page.context().close()
  })

  it('has a box beside it in the gallery', async () => {
    const { page } = await open('/_blocks/fragile/1')
    const box = page.locator('[data-error] + .problem')
    await box.waitFor()
    expect(await box.textContent()).toMatch(/^Failed in the browser .*fragile.*: Error: Broken at once$/)
    expect(await page.locator('main [data-island] button').textContent()).toBe('Breaks at once')
    await page.context().close()
  })
})
