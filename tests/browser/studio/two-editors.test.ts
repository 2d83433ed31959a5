import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBrowser } from '../browser.ts'
import { type BuiltStudio, startBuiltStudio } from './built-studio.ts'

const ADDRESS = '/entries/article/article_closed_mondays'

const words = (...texts: string[]) => texts.map((text) => ({ text_block: { text: `<p>${text}</p>` } }))
const TOLD = {
  ...{ uid: 'told', title: 'As it was told', slug: 'told', body: words('Clay and ash.', 'The kiln.') },
  publish_details: { time: '2026-03-01T18:00:00.000Z' },
}

let studio: BuiltStudio
const contexts: BrowserContext[] = []

/** Opens the studio in a browser of its own, with the address that was printed last. */
async function newEditor(): Promise<Page> {
  const context = await (await getBrowser()).newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(studio.newest())
  await page.locator('.lines .line').first().waitFor()
  return page
}

/** Opens the article in a window that hears of nothing others do: what was read is compared when it is saved. */
const openArticle = async (page: Page) => {
  await page.route('**/api/here', (route) => route.abort())
  await page.goto(studio.origin + ADDRESS)
  await page.locator('[data-path=subtitle] input').waitFor()
}
const field = (page: Page, name: string) => page.locator(`[data-path=${name}] input`)
const saving = (page: Page, state: string) => page.locator(`[data-saving=${state}]`).waitFor()
const draft = () =>
  JSON.parse(readFileSync(join(studio.contentDir, 'entries/article/article_closed_mondays.draft.json'), 'utf8'))

beforeAll(async () => {
  studio = await startBuiltStudio({ 'entries/document/told.json': TOLD })
})
afterAll(async () => {
  for (const context of contexts) await context.close()
  studio?.stop()
})

describe('two editors of one entry in two browsers', () => {
  it('both keep what they wrote: the second to save compares, and nothing is overwritten unseen', async () => {
    const ana = await newEditor()
    await expect.poll(() => studio.newest()).not.toBe(studio.address)
    const ben = await newEditor()
    await openArticle(ana)
    await openArticle(ben)
    await field(ana, 'subtitle').fill('Of Ana')
    await saving(ana, 'saved')
    await field(ben, 'title').fill('Title of Ben')
    await saving(ben, 'conflict')
    expect(draft()).toMatchObject({ subtitle: 'Of Ana' })
    expect(draft().title).not.toBe('Title of Ben')
    expect(await field(ben, 'title').inputValue()).toBe('Title of Ben')

    // Whoever closes the window now finds both versions again.
    await ben.reload()
    await saving(ben, 'conflict')
    expect(await field(ben, 'title').inputValue()).toBe('Title of Ben')
    await ben.locator('[data-saving] button').click()
    const dialog = ben.getByRole('alertdialog')
    await dialog.waitFor()
    expect(await dialog.locator('input[type=radio]').count()).toBe(0)
    expect(await dialog.locator('.differences').textContent()).toContain('Of Ana')
    await dialog.locator('button.main').click()
    await saving(ben, 'saved')
    expect(draft()).toMatchObject({ title: 'Title of Ben', subtitle: 'Of Ana' })
    expect(await field(ben, 'subtitle').inputValue()).toBe('Of Ana')
  })

  it('in two windows of one browser each window keeps its own', async () => {
    const [ana] = contexts[0]?.pages() ?? []
    const second = (await contexts[0]?.newPage()) as Page
    await openArticle(ana as Page)
    await openArticle(second)
    await field(ana as Page, 'title').fill('In the first window')
    await saving(ana as Page, 'saved')
    await field(second, 'title').fill('In the second window')
    await saving(second, 'conflict')
    await field(ana as Page, 'subtitle').fill('Later in the first')
    await expect.poll(() => draft().subtitle).toBe('Later in the first')
    await second.reload()
    await saving(second, 'conflict')
    expect(await field(second, 'title').inputValue()).toBe('In the second window')
    expect(draft().title).toBe('In the first window')
  })

  it('what somebody changed is compared with what was, in words and as two pages; a block, a field, and all of it come back', async () => {
    const ben = contexts[1]?.pages()[0] as Page
    const history = async (versions: number) => {
      await ben.goto(`${studio.origin}/entries/document/told`)
      await field(ben, 'title').waitFor()
      await ben.keyboard.press('Control+Shift+h')
      await ben
        .locator('.version')
        .nth(versions - 1)
        .click()
      await ben.locator('.comparison h2').waitFor()
    }
    await history(1)
    const newer = { ...TOLD, title: 'As it is told', body: words('Clay and slip.', 'The kiln.') }
    writeFileSync(join(studio.contentDir, 'entries/document/told.draft.json'), JSON.stringify(newer))
    await history(2)
    const block = ben.locator('.compared-words section')
    expect([await block.locator('del').textContent(), await block.locator('ins').textContent()]).toMatchObject([
      expect.stringContaining('ash'),
      expect.stringContaining('slip'),
    ])
    await ben.getByLabel('As pages').check()
    for (const [side, text] of [
      ['before', 'Clay and ash.'],
      ['after', 'Clay and slip.'],
    ])
      await ben
        .frameLocator(`.compared-pages iframe[src*="/${side}/"]`)
        .getByText(text as string)
        .first()
        .waitFor()
    await ben.getByLabel('In words').check()
    await ben.getByRole('button', { name: /^Restore the block/ }).click()
    await block.waitFor({ state: 'detached' })
    await ben.getByRole('button', { name: 'Restore: Title' }).click()
    await ben.getByText('Nothing is different.').waitFor()
    await ben.keyboard.press('Escape')
    const told = () => JSON.parse(readFileSync(join(studio.contentDir, 'entries/document/told.draft.json'), 'utf8'))
    await expect.poll(() => [told().title, told().body]).toEqual([TOLD.title, TOLD.body])

    await history(2)
    await ben.getByRole('button', { name: 'Restore all' }).click()
    await saving(ben, 'saved')
    await expect.poll(() => [told().title, told().body]).toEqual([newer.title, newer.body])
  })
})
