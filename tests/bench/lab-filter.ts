import type { Browser, Locator, Page } from 'playwright'
import { slowDown } from './lab-visit.ts'

/** What a visitor waits for after an input; milliseconds. */
export interface Answered {
  name: string
  /** From the input until the next frame: the slowest of its events, as browsers count it in steps of 8 ms (INP). */
  next: number
  /** From the input until the results of the choice are there; null where it chooses nothing. */
  shown: number | null
}

/** Milliseconds in which a page has told of all its events. */
const SETTLED = 700
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1440, height: 900 } }

/**
 * Filters the calendar in a new window, slowed down like a phone: chooses a category and a day, changes a date by key and takes
 * a filter away. On a narrow screen the sheet of filters is opened and closed too.
 */
export async function filterCalendar(browser: Browser, address: string, isPhone: boolean): Promise<Answered[]> {
  const window = await browser.newContext(isPhone ? PHONE : DESKTOP)
  try {
    const page = await window.newPage()
    await page.addInitScript(noteEvents)
    await slowDown(await window.newCDPSession(page))
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.locator('.filtered-list-body[data-ready]').waitFor()
    const press = (target: Locator) => (isPhone ? target.tap() : target.click())
    const answers: Answered[] = []
    const measure = async (name: string, act: () => Promise<void>, isChoice = true) =>
      answers.push({ name, ...(await answered(page, act, isChoice)) })
    if (isPhone) await measure('open the filters', () => press(page.locator('.filter-open')), false)
    await measure('a category', () => press(page.locator('main form input[value=films]')))
    await measure('a day', () => press(page.locator('.filter-shortcuts a[data-live]').nth(1)))
    await page.locator('main form input[name=enddate]').focus()
    await measure('a date, by key', () => page.keyboard.press('ArrowUp'))
    if (isPhone) await measure('show the results', () => press(page.locator('main form [type=submit]')), false)
    const remove = page.locator('.filter-chosen a[data-live]').first()
    await remove.scrollIntoViewIfNeeded()
    await measure('take a filter away', () => press(remove))
    return answers
  } finally {
    await window.close()
  }
}

type Noting = Window & { noted: { slowest: number } }

async function answered(page: Page, act: () => Promise<void>, isChoice: boolean): Promise<Omit<Answered, 'name'>> {
  await page.waitForTimeout(SETTLED)
  const { count, begun } = await page.evaluate(() => {
    ;(window as unknown as Noting).noted.slowest = 0
    return { count: document.querySelector('.filtered-list-count')?.textContent, begun: performance.now() }
  })
  await act()
  const results = isChoice
    ? await page.waitForFunction(
        (before) =>
          document.querySelector('.filtered-list-count')?.textContent !== before &&
          !document.querySelector('[aria-busy=true]') &&
          performance.now(),
        count,
        { polling: 'raf' },
      )
    : null
  const shown = results && Number(await results.jsonValue()) - begun
  await page.waitForTimeout(SETTLED)
  return { next: await page.evaluate(() => (window as unknown as Noting).noted.slowest), shown }
}

/** Runs in the page, before anything of it. */
function noteEvents(): void {
  const noted = { slowest: 0 }
  ;(window as unknown as Noting).noted = noted
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (interactionId) noted.slowest = Math.max(noted.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
