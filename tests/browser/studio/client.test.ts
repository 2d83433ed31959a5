import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  article,
  canvas,
  choose,
  dialog,
  errors,
  expectNothingWrong,
  focused,
  jump,
  keys,
  make,
  open,
  PUBLISHED,
  page,
  publish,
  published,
  quickOpen,
  said,
  saved,
  state,
  studio,
  tabTo,
  withEditorAtWork,
} from './editor-at-work.ts'

withEditorAtWork({
  'entries/article/unfinished.draft.json': { uid: 'unfinished', title: 'Unfinished' },
  'entries/document/dead_link.json': {
    ...{ uid: 'dead_link', title: 'With a dead link', slug: 'dead-link', publish_details: PUBLISHED },
    body: [{ text_block: { text: '<p><a href="/nowhere-at-all">Read on</a></p>' } }],
  },
  'entries/document/dead_reference.json': {
    ...{ uid: 'dead_reference', title: 'Part of nothing', slug: 'dead-reference', publish_details: PUBLISHED },
    part_of: [{ uid: 'nobody_has_this', _content_type_uid: 'document' }],
  },
})

describe('the studio in a browser', () => {
  it('has no violations that axe finds in its lists and their dialogs, in light and dark, wide and narrow', async () => {
    await open('/?type=article', '.lines .line')
    await expectNothingWrong('list')
    await keys().press('n')
    await keys().type('Closed Mondays')
    await page.locator('.whole-address code').waitFor()
    await expectNothingWrong('create')
    await keys().press('Escape')
    await keys().press('?')
    await dialog().waitFor()
    await expectNothingWrong('keys')
    await keys().press('Escape')
    await keys().press('Control+k')
    await keys().type('closed')
    await page
      .getByRole('option', { name: /Closed Mondays/ })
      .first()
      .waitFor()
    await expectNothingWrong('open')
    await open('/attention', '.attention section')
    await expectNothingWrong('attention')
  })

  it('has none in an entry, its panels and its dialogs', async () => {
    await open(article, '.entry-form .field')
    await canvas().locator('h1').waitFor()
    await expectNothingWrong('entry with its page')
    await page.getByRole('tab', { name: 'Checks' }).click()
    await page.locator('.headings').waitFor()
    await expectNothingWrong('checks')
    await page.getByRole('tab', { name: 'Publish' }).click()
    await page.locator('.effects').waitFor()
    await expectNothingWrong('publish')
    await page.locator('[data-path=authors] .items-foot button').first().click()
    await page.getByRole('option').first().waitFor()
    await expectNothingWrong('references')
    await keys().press('Escape')
    await page.locator('[data-add=body]').click()
    await page.locator('.block-example iframe').waitFor()
    await expectNothingWrong('blocks')
    await keys().press('Escape')
    await page.locator('.bar-actions').getByRole('button', { name: 'Actions for' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.locator('.uses').waitFor()
    await expectNothingWrong('delete')
    await keys().press('Escape')
  })

  it('has none in what two people saved at once, which is not overwritten unseen', async () => {
    const path = join(studio.contentDir, 'entries/article/article_five_iron_pins.draft.json')
    await open('/entries/article/article_five_iron_pins', '.entry-form .field')
    const text = readFileSync(path.replace('.draft', ''), 'utf8')
    await page.locator('[data-path=subtitle] .control > *').fill('Mine')
    writeFileSync(path, JSON.stringify({ ...JSON.parse(text), subtitle: 'Theirs' }))
    await page.getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('alertdialog').waitFor()
    await expectNothingWrong('conflict')
    expect(JSON.parse(readFileSync(path, 'utf8')).subtitle).toBe('Theirs')
    await page.getByRole('radio', { name: 'Mine' }).click()
    await page.getByRole('button', { name: 'Save what is chosen' }).click()
    await saved()
    expect(JSON.parse(readFileSync(path, 'utf8')).subtitle).toBe('Mine')
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

  it('shows an example of the block that is chosen, and says of others why they may not be here', async () => {
    await open(article, '.entry-form .field')
    await page.locator('[data-add=body]').click()
    await dialog().waitFor()
    await keys().type('pull')
    const example = page.frameLocator('.block-example iframe[title="Example: Pull quote"]')
    await example.locator('blockquote').first().waitFor()
    await page.getByRole('combobox').fill('band')
    await page.getByRole('option', { name: /Band.*Only at the top level/ }).waitFor()
    await keys().press('Enter')
    expect(await dialog().count()).toBe(1)
    await keys().press('Escape')
  })

  it('a new article with a picture and related articles is made and published by keys alone', async () => {
    await make('article', 'By keys alone')
    await jump('publication date', 'publication_date')
    await keys().type('03052026')
    await jump('hero image', 'hero.image')
    await choose('kiln', 'hero.image')
    await jump('related articles', 'related_articles')
    await choose('closed mondays', 'related_articles')
    await choose('five iron pins', 'related_articles')
    await canvas().getByRole('heading', { name: 'Related' }).first().waitFor()
    await publish()
    expect(published('article', 'By keys alone')).toMatchObject({
      url: '/by-keys-alone',
      hero: { image: [{ _content_type_uid: 'image' }] },
      related_articles: [{ uid: 'article_closed_mondays' }, { uid: 'article_five_iron_pins' }],
    })
  })

  it('a page of eight blocks is composed and published by keys alone, and each block and move is said', async () => {
    await make('composed_page', 'Composed by keys')
    await jump('sections', 'sections')
    const blocks = [
      'Opening',
      'Text',
      'Heading',
      'Pull quote',
      'Quotation',
      'Content block',
      'Questions and answers',
      'Band',
    ]
    for (const [index, name] of blocks.entries()) {
      await keys().press(index === 0 ? 'Enter' : 'Alt+Enter')
      await page.getByRole('option').first().waitFor()
      await keys().type(name)
      await keys().press('Enter')
      await expect.poll(focused).toMatch(new RegExp(`^sections\\[${index}\\]\\.`))
      await expect.poll(said).toContain(`${name} was added as number ${index + 1}.`)
      await keys().type(`Words ${index}`)
    }
    await keys().press('Alt+ArrowUp')
    await expect.poll(said).toContain('number 7 of 8')
    await publish()
    const page8 = published('composed_page', 'Composed by keys')
    expect(page8).toMatchObject({ url: '/composed-by-keys' })
    expect(page8.sections.map((section: object) => Object.keys(section)[0])).toEqual([
      ...['intro', 'text_block', 'header', 'pull_quote_block', 'quotation_block', 'content_block', 'band', 'faq'],
    ])
  })

  it.each([
    [1440, 'A Choir in the Stairwell'],
    [1024, 'Bees under the Limes'],
  ])('the date of an event is corrected and published by keys alone, at %i px', async (width, title) => {
    await page.setViewportSize({ width, height: 900 })
    await quickOpen(title)
    const before = published('event', title).date_time
    await jump('begins', 'date_time')
    // The day comes after the month.
    await keys().press('Tab')
    await keys().press('ArrowUp')
    await publish()
    const day = Number(before.slice(8, 10)) + 1
    expect(published('event', title).date_time).toBe(before.replace(/\d\dT/, `${String(day).padStart(2, '0')}T`))
  })

  it.each([
    [1440, 'High wind on the hill', 'High wind: outdoor stairs'],
    [1024, 'Lower garden path closed', 'The lower half of the zigzag path'],
  ])('an alert is seen on the home page, and taken back by keys alone, at %i px', async (width, title, words) => {
    await page.setViewportSize({ width, height: 900 })
    await quickOpen(title)
    await canvas().getByText(words).waitFor()
    await page.getByText('This is “The Ellery”, which uses it.').waitFor()
    await keys().press('Control+Enter')
    await page.locator('.publish-actions').waitFor()
    await tabTo('Take back')
    await keys().press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await tabTo('Take back')
    await keys().press('Enter')
    await state('Draft')
    expect(published('alert', title)).toBeUndefined()
  })

  it('three errors put into the content are found and mended by keys alone', async () => {
    const mend = async (title: string, place: string, act: () => Promise<void>) => {
      await keys().press('Control+k')
      await dialog().waitFor()
      await keys().type('needs attention')
      await page.getByRole('option', { name: 'Needs attention' }).waitFor()
      await keys().press('Enter')
      await page.locator('.attention section').first().waitFor()
      await tabTo(title)
      await keys().press('Enter')
      await page.locator('.problem-summary .count-errors').waitFor()
      await expect.poll(focused).toBe(place)
      await act()
      await page.locator('.problem-summary .count-errors').waitFor({ state: 'detached' })
      await saved()
    }
    await open('/', '.lines .line')
    await page.setViewportSize({ width: 1024, height: 900 })
    await mend('With a dead link', 'body[0].text_block.text', async () => {
      await keys().press('Control+a')
      await keys().press('Control+k')
      await dialog().waitFor()
      await keys().press('Control+a')
      await keys().type('/visit')
      await keys().press('Enter')
      await expect.poll(focused).toBe('body[0].text_block.text')
      // In a link Ctrl K is for that: from the tools it opens anything.
      await keys().press('Alt+F10')
    })
    await mend('Part of nothing', 'part_of', async () => {
      await tabTo('Actions for')
      await keys().press('Enter')
      await page.getByRole('menuitem', { name: 'Remove' }).waitFor()
      await keys().type('Remove')
      await keys().press('Enter')
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await mend('Unfinished', 'url', async () => {
      await tabTo('Make it of the title')
      await keys().press('Enter')
      await jump('publication date', 'publication_date')
      await keys().type('03052026')
    })
    await open('/attention', '.attention h1')
    await expect
      .poll(() => page.locator('.attention').textContent())
      .not.toMatch(/dead link|Part of nothing|Unfinished/)
  })

  it('settings are mended and saved, one line of the file changes, and a redirect leads at once', async () => {
    const file = join(studio.contentDir, 'institution.json')
    const before = readFileSync(file, 'utf8')
    const zone = page.locator('[data-path=timeZone]')
    await open('/settings/institution', '.settings-form .field')
    await zone.locator('input').fill('Mars')
    await zone.getByText('Write the name of a time zone').waitFor()
    await keys().press('Control+s')
    await page.getByText('nothing is saved').waitFor()
    await expectNothingWrong('settings that are wrong')
    expect(readFileSync(file, 'utf8')).toBe(before)
    await zone.locator('input').fill('Europe/Madrid')
    await keys().press('Control+s')
    const told = expect.stringContaining('It takes effect when the servers start next.')
    await expect.poll(async () => [await said(), await page.locator('.settings').innerText()]).toEqual([told, told])
    expect(readFileSync(file, 'utf8')).toBe(before.replace('America/Los_Angeles', 'Europe/Madrid'))
    await open('/settings/texts', '.settings-table')
    await expectNothingWrong('texts')
    await open('/settings/redirects', '.settings-table')
    await page.getByRole('button', { name: 'Add a redirect' }).focus()
    for (const key of ['Enter', '/former-hours', 'Tab', '/visit'])
      await (key.startsWith('/') ? keys().type(key) : keys().press(key))
    await keys().press('Enter')
    await expect.poll(said).toContain('/former-hours leads to /visit now.')
    await page.getByRole('row', { name: /former-hours/ }).waitFor()
    await expectNothingWrong('redirects')
    const { canvas } = await (await page.request.get(`${studio.origin}/api/site`)).json()
    const led = await page.request.get(`${canvas}/former-hours`, { maxRedirects: 0 })
    expect([led.status(), led.headers().location]).toEqual([301, '/visit'])
  })

  it('reports no error of a script, and nothing that its policy refuses', () => {
    expect(errors.filter((text) => !/status of (?:404|400|409|422)/.test(text))).toEqual([])
  })
})
