import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeProblems } from '../audit.ts'
import { getBrowser } from '../browser.ts'
import { type BuiltStudio, startBuiltStudio } from './built-studio.ts'

let studio: BuiltStudio
let context: BrowserContext
let page: Page
const errors: string[] = []

beforeAll(async () => {
  studio = await startBuiltStudio({
    'entries/article/unfinished.draft.json': { uid: 'unfinished', title: 'Unfinished' },
  })
  context = await (await getBrowser()).newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(studio.address)
  await page.locator('.lines .line').first().waitFor()
})
afterAll(async () => {
  await context?.close()
  studio?.stop()
})

const open = async (path: string, shown: string) => {
  await page.goto(studio.origin + path)
  await page.locator(shown).first().waitFor()
}
const article = '/entries/article/article_closed_mondays'
const focused = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path)
const canvas = () => page.frameLocator('.canvas-pane iframe')

describe('the studio in a browser', () => {
  it.each(['light', 'dark'] as const)('has no violations that axe finds, in %s colors', async (colorScheme) => {
    await page.emulateMedia({ colorScheme })
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [path, shown] of [
        ['/?type=article', '.lines .line'],
        ['/attention', '.attention section'],
        [article, '.entry-form .field'],
      ] as const) {
        await open(path, shown)
        expect([path, width, await axeProblems(page)]).toEqual([path, width, []])
      }
      await page.locator('[data-add=body]').click()
      await page.getByRole('option').first().waitFor()
      expect(['blocks', width, await axeProblems(page)]).toEqual(['blocks', width, []])
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('shows what is typed in the canvas, leads from a section to its field and from a field to its section', async () => {
    await open(article, '.entry-form .field')
    await canvas().locator('h1').waitFor()
    await page.locator('[data-path=subtitle] input').fill('Seen while it is written')
    await canvas().getByText('Seen while it is written').waitFor()
    await canvas().getByRole('heading', { name: '8:15 a.m.' }).click()
    await expect.poll(focused).toMatch(/^body\[5\]/)
    await page.locator('[data-items=body] > .item .item-toggle').nth(2).focus()
    await expect.poll(() => canvas().locator('[data-atrium-shown]').first().textContent()).toContain('4:50 a.m.')
  })

  it('composes a page by keys alone, which is a draft on disk then', async () => {
    await open('/?type=composed_page', '.lines .line')
    await page.keyboard.press('n')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('Composed by keys')
    await page.keyboard.press('Enter')
    await page.locator('[data-path=url] input').waitFor()
    for (const title of ['First', 'Second']) {
      await page.locator('[data-add=sections]').focus()
      await page.keyboard.press('Enter')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.type('band')
      await page.keyboard.press('Enter')
      await expect.poll(focused).toMatch(/^sections\[\d\]$/)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.type(title)
    }
    await page.locator('[data-items=sections] > .item .item-toggle').nth(1).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => page.locator('.only-heard').textContent()).toContain('number 1 of 2')
    await page.locator('.saving', { hasText: 'Saved as draft' }).waitFor()
    const folder = join(studio.contentDir, 'entries/composed_page')
    const drafts = readdirSync(folder).filter((name) => name.endsWith('.draft.json'))
    const written = JSON.parse(readFileSync(join(folder, drafts[0] ?? ''), 'utf8'))
    expect(written).toMatchObject({ title: 'Composed by keys', url: '/composed-by-keys' })
    expect(written.sections.map(({ band }: { band: { title: string } }) => band.title)).toEqual(['Second', 'First'])
  })

  it('reports no error of a script, and nothing that its policy refuses', () => {
    expect(errors.filter((text) => !/status of (?:404|400)/.test(text))).toEqual([])
  })
})
