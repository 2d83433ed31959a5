import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { getPage, type PageOptions, widths, withDemo } from './index.ts'

/** A visitor who wants something has gone away before a fourth step. */
const MAX_STEPS = 3
const phone: PageOptions = { width: widths.phone, context: { viewport: { width: widths.phone, height: 664 } } }

describe('what visitors come for is at most three steps from the home page', () => {
  const site = withDemo()

  /** A visitor on the home page. A step is a tap, or words that are typed and sent. */
  async function visitor(options?: PageOptions) {
    const page = await getPage(site, '/', options)
    let steps = 0
    const step = async (act: () => Promise<void>) => {
      steps++
      if (steps > MAX_STEPS) throw new Error(`Step ${steps} is one too many, at ${page.url()}.`)
      await act()
    }
    const main = page.getByRole('main')
    return {
      page,
      main,
      tap: (target: Locator) => step(() => target.first().click()),
      async searchFor(words: string) {
        // On a phone the field is behind its icon.
        if (options?.width === widths.phone) await step(() => page.locator('.site-search').click())
        else await page.locator('#site-search').focus()
        await step(async () => {
          await page.keyboard.insertText(words)
          await page.keyboard.press('Enter')
          await page.waitForURL('**/search?q=**')
        })
      },
      sees: (...texts: (string | RegExp)[]) => seesIn(main, texts),
    }
  }

  async function seesIn(place: Locator, texts: readonly (string | RegExp)[]) {
    for (const text of texts) await expect.poll(() => textOf(place)).toMatch(text)
  }
  /** What is shown, with one space between words. */
  const textOf = async (place: Locator) => (await place.innerText()).replace(/\s+/g, ' ')
  const link = (place: Page | Locator, name: string | RegExp) => place.getByRole('link', { name })

  it('Sunday with a child and a wheelchair: hours, what is on for families, the way without steps', async () => {
    const { main, tap, sees } = await visitor(phone)
    await tap(link(main, 'Plan your day'))
    await tap(link(main, 'Sunday, March 15'))
    await main.getByRole('heading', { name: 'Sunday, March 15' }).waitFor()
    await sees('Ellery Center 10am–5:30pm', '11:30am–12:10pm The Case of the Missing Duck Family Tour')
    await sees(/Without steps Tram, plaza.* reached without a step/, /With children at the Center The family room is/)
  })

  it('tonight: what begins when, and where', async () => {
    const { searchFor, sees } = await visitor(phone)
    await searchFor('tonight')
    await sees('Tonight, Saturday, March 14', 'Lantern Quartet: Night Music for Two Rooms 7:30pm–9pm · Ellery Center')
  })

  it('a book: its price, and where it is bought', async () => {
    const { page, main, tap, sees } = await visitor()
    await tap(link(page.getByRole('banner'), 'Publications'))
    await tap(link(main, 'Five Kinds of Light'))
    await page.waitForURL('**/publications/five-kinds-of-light')
    await sees('Paperback $33.00')
    expect(await link(main, /^To the shop/).getAttribute('href')).toBe(
      'https://shop.example.org/books/five-kinds-of-light',
    )
  })

  it('Greek pottery for grade 5: material for the class before all else', async () => {
    const { page, main, searchFor, tap, sees } = await visitor(phone)
    await searchFor('greek pottery grade 5')
    await tap(link(main, 'Pots That Look Back'))
    await page.waitForURL('**/education/**')
    await sees(/Grade Level: .*3-5/, 'Resource Type: Activity', 'Athens, Greece', 'Time 45 minutes')
  })

  it('an episode: it is heard, and plays on while the visitor reads elsewhere', async () => {
    const { page, main, tap } = await visitor()
    await tap(link(page.getByRole('contentinfo'), 'Podcasts'))
    await tap(link(main, 'The store, lights out'))
    await page.waitForURL('**/the-store-lights-out')
    // The player comes into being when it comes into view.
    await page.locator('#listen').scrollIntoViewIfNeeded()
    await tap(main.getByRole('button', { name: /The store, lights out$/ }))
    const heard = () =>
      page.locator('audio').evaluate((audio: HTMLAudioElement) => (audio.paused ? 0 : audio.currentTime))
    await expect.poll(heard).toBeGreaterThan(0.5)
    // What is read meanwhile is no step on the way to the episode.
    await link(page.getByRole('banner'), 'News').click()
    await page.waitForURL('**/news')
    await page.getByRole('button', { name: 'Pause The store, lights out' }).waitFor()
    await expect.poll(heard).toBeGreaterThan(0.5)
  })

  it('a question of provenance: whom to write to', async () => {
    const { main, searchFor, sees } = await visitor(phone)
    await searchFor('provenance contact')
    await sees('Ask a person Write to provenance@ellery.example')
    expect(await link(main, /^Write to provenance/).getAttribute('href')).toBe('mailto:provenance@ellery.example')
  })

  it('an artist whose name is misspelt: until when the exhibition is on', async () => {
    const { page, main, searchFor, tap, sees } = await visitor()
    await searchFor('anselm vargha')
    await sees('These are the results for anselm varga')
    await tap(main.getByRole('link', { name: 'The Patient Line', exact: true }))
    await page.waitForURL('**/exhibitions/the-patient-line')
    await sees(/Jan 20–May 31, 2026|January 20 to May 31, 2026/)
  })

  it('a letter by e-mail: what it is, and where to subscribe', async () => {
    const { main, searchFor, sees } = await visitor()
    await searchFor('newsletter')
    await sees('The Ellery Letter comes on Thursday mornings')
    expect(await link(main, 'The Ellery Letter').getAttribute('href')).toBe('https://letters.example.org/ellery')
  })

  it('the day on paper: hours and programme, without what only a screen needs', async () => {
    const { page, main, tap, sees } = await visitor()
    await tap(link(main, 'Plan your day'))
    await page.waitForURL('**/visit/day')
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
    await tap(main.getByRole('button', { name: 'Print' }))
    await page.locator('[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await sees('Saturday, March 14', 'Ellery Center', '10am–8pm', '7:30pm–9pm Lantern Quartet')
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
    expect(await main.getByRole('button').filter({ visible: true }).count()).toBe(0)
  })

  it('a grant: until when one applies, for how much, and where', async () => {
    const { page, main, tap, sees } = await visitor(phone)
    const footer = page.getByRole('contentinfo')
    await tap(footer.locator('summary', { hasText: 'Take part' }))
    await tap(link(footer, 'Funding'))
    await page.waitForURL('**/funding')
    await sees(/Open until May 29, 2026 Joint imaging fellowship .* Amount \$52,000/)
    expect(await link(main, /^Apply.*Joint imaging fellowship/).getAttribute('href')).toBe(
      'https://grants.example.org/imaging',
    )
  })

  it('a gift: what it does, and where it is given', async () => {
    const { page, main, tap, sees } = await visitor(phone)
    await tap(link(page.getByRole('banner'), 'Donate'))
    await page.waitForURL('**/ellery-fund')
    await sees('$25 buys Japanese tissue')
    expect(await link(main, 'Give now').getAttribute('href')).toBe('https://giving.ellery.example/fund')
  })

  it('work: where positions are listed', async () => {
    const { main, searchFor, sees } = await visitor()
    await searchFor('careers')
    await sees('Working at The Ellery')
    expect(await link(main, 'Open positions').getAttribute('href')).toBe('https://jobs.example.org/ellery')
  })

  it('Thanksgiving: what is closed, and what is on all the same', async () => {
    const { main, searchFor, tap, sees } = await visitor(phone)
    await searchFor('closed on thanksgiving')
    await sees('Ellery Villa Closed · Thanksgiving · Opens Friday, November 27 at 10am')
    await tap(link(main, 'Plan this day'))
    await sees('Thursday, November 26', 'Library reading room Closed Thanksgiving', 'Thursday Readers Talk · Online')
  })

  it('the tours of today: when and where each begins, in order of time', async () => {
    const { main, searchFor, sees } = await visitor(phone)
    await searchFor('tours today')
    await sees('Tours today, Saturday, March 14 Gardens with a Map 10am–5pm · Ellery Center')
    const answer = main.getByRole('article').filter({ hasText: 'Tours today' })
    const begins = (await textOf(answer)).match(/\d+(:\d+)?[ap]m(?=–)/g)
    const morning = ['10am', '11am', '11am', '11:30am', '11:30am']
    expect(begins).toEqual([...morning, '12pm', '1pm', '1pm', '2pm', '2:30pm', '3pm', '6:30pm'])
  })
})
