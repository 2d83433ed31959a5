// Takes a minute of waiting for others: begins early.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgres } from '../../../postgres/server.ts'
import { getBrowser } from '../../browser.ts'
import { openStage, type Stage } from './stage.ts'

const HOURS = '/entries/document/document_hours'
const GARDEN = '/entries/document/document_garden'

/** Two people at work in one house, task after task; each begins with what the one before has left. */
describe.skipIf(!('folder' in postgres))('an editors’ day', () => {
  let stage: Stage
  let ana: Page
  let ben: Page
  beforeAll(async () => {
    stage = await openStage()
  })
  afterAll(() => stage?.end())

  const field = (page: Page, name: string) => page.locator(`[data-path=${name}] input`)
  const open = async (page: Page, path: string) => {
    await page.goto(stage.studio.origin + path)
    await field(page, 'title').waitFor()
  }
  const saved = (page: Page) => page.locator('.saving', { hasText: 'Saved as draft' }).waitFor()
  const isState = (page: Page, name: string) => page.locator('.entry-bar .state', { hasText: name }).waitFor()
  const publish = async (page: Page) => {
    await page.getByRole('button', { name: 'Publish …' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await isState(page, 'Published')
  }

  it('1: Ana finds a page by its words and changes it; visitors see nothing of a draft', async () => {
    ana = await stage.come('ana', '/')
    await ana.getByRole('searchbox', { name: 'Search entries' }).fill('ten to five')
    await ana.getByRole('link', { name: 'Page hours' }).first().click()
    await field(ana, 'title').fill('Opening hours')
    await saved(ana)
    expect((await stage.visit('/hours')).text).toContain('Page hours')
  })

  it('2: an author does not publish; a publisher takes over and does, and every visitor sees it', async () => {
    await ana.getByRole('button', { name: 'Publish …' }).click()
    await ana.getByText('Your role is Author, which may not publish.').waitFor()
    ben = await stage.come('ben', HOURS)
    await ben.locator('.lock-banner', { hasText: 'Ana Bell has been editing this entry since' }).waitFor()
    await ben.getByRole('button', { name: 'Take over' }).click()
    await ben.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
    await publish(ben)
    await ana.locator('.lock-banner', { hasText: 'Ben Ode took over at' }).waitFor()
    await stage.untilShown('/hours', { text: 'Opening hours' })
  })

  it('3: Ana makes a page, and the database goes away while she writes: she is told, and nothing is lost', async () => {
    await ana.goto(`${stage.studio.origin}/?type=document`)
    await ana.locator('.lines .line').first().waitFor()
    await ana.keyboard.press('n')
    await ana.getByRole('dialog').waitFor()
    await ana.keyboard.type('Night of museums')
    await ana.locator('.whole-address code').waitFor()
    await ana.keyboard.press('Enter')
    await field(ana, 'title').waitFor()
    await stage.database.crash()
    await field(ana, 'title').fill('Night of the museums')
    await ana.locator('.saving', { hasText: 'The database does not answer' }).waitFor()
    expect((await stage.visit('/hours')).text).toContain('Opening hours')
    await stage.database.start()
    await saved(ana)
    await ana.reload()
    expect(await field(ana, 'title').inputValue()).toBe('Night of the museums')
  })

  it('4: Ana asks about the title where it is written; Ben finds the question, answers and settles it', async () => {
    await field(ana, 'title').focus()
    await ana.keyboard.press('Control+Alt+m')
    await expect.poll(() => ana.evaluate(() => document.activeElement?.hasAttribute('data-comment'))).toBe(true)
    await ana.keyboard.type('Or “Long night”?')
    await ana.getByRole('button', { name: 'Comment', exact: true }).click()
    const count = (page: Page) => page.locator('[data-path=title] .field-comments[data-count]')
    await count(ana).waitFor()
    await ben.goto(`${stage.studio.origin}/?type=document`)
    await ben.getByLabel('With open comments').click()
    await ben.getByRole('link', { name: 'Night of the museums' }).first().click()
    await count(ben).click()
    await ben.getByLabel('Answer Ana Bell').fill('As it is.')
    await ben.getByRole('button', { name: 'Answer' }).click()
    await ana.getByText('As it is.').waitFor()
    await ben.getByRole('button', { name: 'Resolve' }).click()
    await count(ana).waitFor({ state: 'detached' })
  })

  it('5: Ana shows the draft to a caterer without account; a publisher sees the link, and calls it back', async () => {
    const links = async (page: Page, title: string) => {
      await page.getByRole('button', { name: `Actions for ${title}` }).click()
      await page.getByRole('menuitem', { name: 'Share a preview' }).click()
    }
    await links(ana, 'Night of the museums')
    await ana.getByLabel('For whom').fill('the caterer')
    await ana.getByRole('button', { name: 'Make a link' }).click()
    const link = await ana.getByRole('textbox', { name: 'Link for the caterer' }).inputValue()
    await ana.keyboard.press('Escape')
    const guest = await (await getBrowser()).newPage()
    await guest.goto(link)
    await guest.getByRole('heading', { name: 'Night of the museums' }).waitFor()
    expect((await stage.visit(new URL(guest.url()).pathname)).status).toBe(404)
    await open(ben, HOURS)
    await links(ben, 'Opening hours')
    await ben.getByRole('button', { name: 'Call back the link for the caterer' }).click()
    await ben.getByText('No link is open.').waitFor()
    await ben.keyboard.press('Escape')
    expect((await guest.reload())?.status()).toBe(404)
    await guest.close()
  })

  it('6: Ben has a page open that a colleague changes in the repository: a pull comes into his form, and both are kept', async () => {
    await open(ben, GARDEN)
    await stage.pull('document_garden', (entry) => ({ ...entry, meta_page: { description: 'Roses, and a pond.' } }))
    await stage.untilShown('/garden', { text: 'Roses, and a pond.' })
    const description = ben.locator('[data-path="meta_page.description"]').locator('input, textarea')
    await expect.poll(() => description.inputValue()).toBe('Roses, and a pond.')
    await field(ben, 'title').fill('The garden')
    await saved(ben)
    await publish(ben)
    await stage.untilShown('/garden', { text: 'The garden' })
    await stage.untilShown('/garden', { text: 'Roses, and a pond.' })
  })

  it('7: Ben deletes a page that is not needed any more, and says where it leads', async () => {
    await open(ben, '/entries/document/document_old_map')
    await ben.getByRole('button', { name: 'Actions for Page old-map' }).click()
    await ben.getByRole('menuitem', { name: 'Delete' }).click()
    await ben.getByLabel('Where /old-map leads from now on').fill('/garden')
    await ben.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await ben.waitForURL(/type=document/)
    await stage.untilShown('/old-map', { status: 301, text: '/garden' })
  })

  it('8: Ben finds in the history what the opening hours were called, and takes it back', async () => {
    await open(ben, HOURS)
    await ben.getByRole('button', { name: 'History' }).click()
    const history = ben.getByRole('dialog')
    await history.locator('.version').last().click()
    await history.getByRole('button', { name: /^Restore: Title/ }).click()
    await ben.keyboard.press('Escape')
    await saved(ben)
    expect(await field(ben, 'title').inputValue()).toBe('Page hours')
    await publish(ben)
    await stage.untilShown('/hours', { text: 'Page hours' })
  })

  it('9: Ben lets the night be published by itself', async () => {
    await ben.goto(`${stage.studio.origin}/?type=document`)
    await ben.getByRole('link', { name: 'Night of the museums' }).first().click()
    await ben.getByRole('button', { name: 'Publish …' }).click()
    await ben.getByRole('button', { name: 'Schedule …' }).click()
    await ben.getByRole('dialog').getByRole('spinbutton', { name: /month/ }).first().focus()
    await ben.keyboard.type('031520260800AM')
    await ben.getByLabel('Together with others, for').fill('Spring')
    await ben.getByRole('button', { name: 'Set the schedule' }).click()
    await isState(ben, 'Scheduled')
    await ben.reload()
    await ben.getByRole('button', { name: 'Show as of' }).click()
    await ben.getByRole('button', { name: 'Tomorrow' }).click()
    await ben.locator('.as-of-line').waitFor()
    await ben.frameLocator('.canvas-pane iframe').getByRole('heading', { name: 'Night of the museums' }).waitFor()
    await ben.goto(`${stage.studio.origin}/coming`)
    await ben.getByText('Spring').first().waitFor()
  })

  it('10: in the evening the studio is turned off; the night is published all the same', async () => {
    const { pathname } = new URL(await ben.evaluate(() => location.href))
    expect(pathname).toBe('/coming')
    await stage.studio.kill()
    expect((await stage.visit('/night-of-the-museums')).status).toBe(404)
    await stage.moveClock('2026-03-15T08:00:00-07:00')
    await stage.untilShown('/night-of-the-museums', { text: 'Night of the museums' })
  })
})
