import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBrowser } from '../browser.ts'
import { type BuiltStudio, startBuiltStudio } from './built-studio.ts'

const ADDRESS = '/entries/article/article_closed_mondays'

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

const openArticle = async (page: Page) => {
  await page.goto(studio.origin + ADDRESS)
  await page.locator('[data-path=subtitle] input').waitFor()
}
const field = (page: Page, name: string) => page.locator(`[data-path=${name}] input`)
const saving = (page: Page, state: string) => page.locator(`[data-saving=${state}]`).waitFor()
const draft = () =>
  JSON.parse(readFileSync(join(studio.contentDir, 'entries/article/article_closed_mondays.draft.json'), 'utf8'))

beforeAll(async () => {
  studio = await startBuiltStudio()
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
})
