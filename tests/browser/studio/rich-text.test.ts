import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { axeProblems } from '../audit.ts'
import { getBrowser } from '../browser.ts'
import {
  article,
  canvas,
  dialog,
  errors,
  expectNothingWrong,
  expectWithinReach,
  focused,
  keys,
  open,
  page,
  paste,
  said,
  saved,
  studio,
  withEditorAtWork,
} from './editor-at-work.ts'

/** An entry whose text is spelled in another way than the studio's, with one text that is not opened richly. */
const RICH = {
  ...{ uid: 'rich_text', title: 'Rich text', slug: 'rich-text', publish_details: { time: '2026-03-01T18:00:00.000Z' } },
  header: { intro: '<p>A picture: <img src="/x.jpg"></p>' },
  body: [{ text_block: { text: "<p lang='en' >The house. </p>\n<p  >As&#160;before</p>" } }],
}

/** A list as browsers hand it on from Word. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><style>p.MsoNormal {margin:0}</style><body lang=EN-US>
<p class=MsoNormal style='mso-margin-top-alt:auto'><i>Bring</i>:<img src="file:///C:/x.png"><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>a coat</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>shoes</p></body></html>`

withEditorAtWork({ 'entries/document/rich_text.json': RICH })

it('rich text is written, marked by keys, linked to a page, pasted from Word, and is in the file as it should be', async () => {
  const place = 'body[0].text_block.text'
  await open(`/entries/document/rich_text?field=${encodeURIComponent(place)}`, '.rich-text')
  await expect.poll(focused).toBe(place)
  const text = page.locator(`[data-path="${place}"]`)
  // What the site takes out is not opened richly, and the reason is said.
  await page.locator('[data-path="header.intro"]').getByText('Shown as source: the site takes out <img>.').waitFor()
  await keys().press('End')
  await keys().type('Open ')
  await keys().press('Control+b')
  await keys().type('daily')
  await keys().press('Control+b')
  await keys().type('.')
  await keys().press('Enter')
  await keys().press('Control+Alt+2')
  await keys().type('See Closed')
  await keys().press('Control+Shift+ArrowLeft')
  await keys().press('Control+k')
  await dialog().waitFor()
  await expectNothingWrong('link')
  await dialog().getByRole('button', { name: 'Choose a page' }).click()
  await keys().type('closed mondays')
  await page.getByRole('option', { name: /Closed Mondays/ }).waitFor()
  await keys().press('Enter')
  await dialog().getByText('Closed Mondays').waitFor()
  await page.getByRole('button', { name: 'Set the link' }).click()
  await text.getByRole('button', { name: 'Edit the link' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('textbox')
  // ProseMirror shows its own selection again 20 ms after it has got the focus, and hears later of that of the browser.
  const rest = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)))
  await rest()
  await keys().press('End')
  await rest()
  await keys().press('Enter')
  await paste(FROM_WORD)
  await text.getByText('Left out of what was pasted: 1 picture.').waitFor()
  await expect.poll(said).toContain('Left out of what was pasted: 1 picture.')
  await expectNothingWrong('rich text')
  await keys().press('Alt+F10')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=toolbar]')?.ariaLabel))
    .toBe('Tools')
  await keys().press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('textbox')
  // Without keys, which not every keyboard has.
  for (const [way, nested] of [
    ['in', 1],
    ['out', 0],
  ] as const) {
    await text.getByRole('button', { name: 'More tools' }).click()
    await page.getByRole('menuitem', { name: `Move the item ${way}` }).click()
    await expect.poll(() => text.locator('.rich-text ul ul').count()).toBe(nested)
  }
  await page.locator('[data-path=title] input').fill('Rich <em>text</em>')
  // It is announced, too.
  const title = page.locator('[data-path=title]')
  await title.getByText('This field has words alone: pages leave out <em>, and the content check refuses it.').waitFor()
  await page.getByRole('button', { name: 'Take it out' }).click()
  const draft = join(studio.contentDir, 'entries/document/rich_text.draft.json')
  await expect.poll(() => JSON.parse(readFileSync(draft, 'utf8')).title).toBe('Rich text')
  const value = JSON.parse(readFileSync(draft, 'utf8'))
  expect(value.body[0].text_block.text).toBe(
    '<p lang="en">The house. Open <strong>daily</strong>.</p><h2>See <a href="/news/closed-mondays">Closed</a></h2>' +
      '<p><em>Bring</em>:</p><ul><li>a coat</li><li>shoes</li></ul>\n<p  >As&#160;before</p>',
  )
  expect(value.header.intro).toBe(RICH.header.intro)
  await page.reload()
  await text.locator('.rich-text ul').waitFor()
  expect(await text.locator('.rich-text strong').textContent()).toBe('daily')
  // Before a table at the beginning there is a place to write, which an arrow leads to.
  await text.locator('.rich-text').click()
  await keys().press('Control+a')
  await keys().press('Backspace')
  await text.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('menuitem', { name: 'Table' }).click()
  await text.locator('.rich-text caption').waitFor()
  await keys().press('ArrowUp')
  await text.locator('.ProseMirror-gapcursor').waitFor({ state: 'attached' })
  await keys().type('Before')
  await expect.poll(() => text.locator('.rich-text > p:first-child').textContent()).toBe('Before')
  // A link to a file says what it is, and how large.
  await text.getByRole('button', { name: 'Link', exact: true }).click()
  await dialog().getByRole('button', { name: 'Choose a file' }).click()
  await keys().type('faucet')
  await page.getByRole('option', { name: /Faucet 288/ }).waitFor()
  await keys().press('Enter')
  await page.getByRole('button', { name: 'Set the link' }).click()
  await expect
    .poll(() => text.locator('a[href="/media/faucet-288.mp3"]').textContent())
    .toMatch(/^Faucet 288 \(Audio, \d+ kB\)$/)
  expect(errors).toEqual([])
})

it('shows a draft to somebody without account until the link is called back, and the site as of a moment', async () => {
  await open(article, '.entry-form .field')
  await canvas().locator('h1').waitFor()
  await page.locator('[data-path=subtitle] input').fill('For the board alone')
  await saved()
  const share = async () => {
    await page.locator('.bar-actions').getByRole('button', { name: 'Actions for' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Share a preview' }).press('Enter')
    await dialog().getByLabel('For whom').waitFor()
  }
  await share()
  await dialog().getByLabel('For whom').fill('the board')
  await keys().press('Enter')
  const link = await dialog().getByRole('textbox', { name: 'Link for the board' }).inputValue()
  await expectNothingWrong('share')
  await keys().press('Escape')
  await page.getByRole('button', { name: 'Show as of' }).press('Enter')
  await expectNothingWrong('as of')
  await dialog().getByRole('button', { name: 'In a week' }).press('Enter')
  await page.locator('.as-of-line').waitFor()
  await canvas().locator('h1').waitFor()
  expect(await canvas().locator('body').textContent()).not.toContain('For the board alone')
  await page.getByRole('button', { name: 'Back to now' }).press('Enter')

  const guest = await (await getBrowser()).newPage({ viewport: { width: 390, height: 844 } })
  try {
    await guest.goto(link)
    expect(guest.url()).not.toContain(link.split('/').at(-1))
    await guest.getByText('For the board alone').first().waitFor()
    await guest.locator('.atrium-preview', { hasText: 'Preview for the board, until Mar 17, 2026' }).waitFor()
    expect(await axeProblems(guest)).toEqual([])
    await guest.locator('main a[href^="/"]').first().click()
    await guest.locator('.atrium-preview').waitFor()
    expect(await guest.content()).not.toMatch(/_studio|<!--\s*field:/)
    await share()
    await dialog().getByRole('button', { name: 'Call back the link for the board' }).press('Enter')
    await dialog().getByText('No link is open.').waitFor()
    expect((await guest.reload())?.status()).toBe(404)
    await guest.getByRole('heading', { name: 'This preview cannot be shown' }).waitFor()
    expect(await axeProblems(guest)).toEqual([])
  } finally {
    await guest.close()
  }
  await keys().press('Escape')
})

it('a phone leads from a text to the page and back, and has in sight what can be done', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(article, '.entry-form .field')
  // Shown when the page has said what it is called.
  await page.locator('.previews').waitFor()
  const field = page.locator('[data-path=blurb] .control [contenteditable=true], [data-path=blurb] .control textarea')
  await field.focus()
  const actions = page.locator('.bar-actions')
  await actions.getByRole('link', { name: 'Page' }).click()
  await canvas().locator('h1').waitFor()
  await expect(
    canvas()
      .locator('body')
      .evaluate(() => innerWidth),
  ).resolves.toBe(390)
  const isInSight = async (shown: Locator, least: number) => {
    const box = await shown.boundingBox()
    return box !== null && box.y >= 0 && box.y + Math.min(box.height, least) <= 844
  }
  await expect.poll(() => isInSight(page.locator('.canvas-room'), 400)).toBe(true)
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  await expect.poll(focused).toBe('blurb')
  await expect.poll(() => isInSight(field, 40)).toBe(true)
  for (const name of ['Undo', 'Publish …'])
    expect(await isInSight(actions.getByRole('button', { name }), 40)).toBe(true)
  await page.setViewportSize({ width: 932, height: 430 })
  await expectWithinReach('an entry on a phone on its side')
  await page.setViewportSize({ width: 1440, height: 900 })
})

it('a form stays where it is when its page says at last how search shows it, and labels of the outline are whole', async () => {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const isPage = (url: URL) => url.origin !== studio.origin && !url.pathname.startsWith('/_studio/')
  await page.route(isPage, async (route) => {
    await held
    await route.continue()
  })
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(article, '.entry-form .field')
  const places = () =>
    page.evaluate(() => {
      const part = document.querySelector('[data-part="Search and social media"]') as HTMLElement
      const shown = [part.querySelector('.group .field'), document.querySelector('.other-keys')]
      return shown.map((one) => Math.round((one as Element).getBoundingClientRect().y))
    })
  await page.locator('[data-part="Search and social media"] h2').evaluate((part) => part.scrollIntoView())
  const before = await places()
  goOn()
  await page.locator('.search-preview strong', { hasText: 'Closed Mondays' }).waitFor()
  await page.locator('.social-preview img').waitFor()
  expect(await places()).toEqual(before)
  await page.unroute(isPage)
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.outline-label')].flatMap((label) =>
      label.scrollWidth > label.clientWidth ? [label.textContent] : [],
    ),
  )
  expect(cut).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
})
