import type { Page, Request } from 'playwright'
import { AXE_SCRIPT } from '../audit.ts'
import { getBrowser } from '../browser.ts'
import type { ServedSite } from '../server.ts'
import { smallWidth } from './screenshots.ts'

/** Longer examples are looked at from the top, in pixels. */
const MAX_HEIGHT = 4000
/** Looks at a page, one after the other, that find it at rest. */
const CALM = 4
/** After so many it is said what is under way. */
const MAX_LOOKS = 2000
/** Players and documents of other hosts are drawn by the browser, in its own time: their place counts. */
const FOREIGN = 'audio, video, iframe'

export interface Visitor {
  /** Opens an address and waits until everything it shows is there. @returns what went wrong, a line each */
  visit(path: string): Promise<string[]>
  /** As small as it is stored, where all of it is drawn by the site. */
  screenshot(): Promise<Buffer>
  page: Page
}

/**
 * A window that goes from example to example. Hosts that examples name do not exist: nothing is asked of them.
 *
 * @param options.scripts false: none arrives, as in a browser without
 * @param options.axe whether its pages are looked at with axe, which comes with each of them
 * @param options.isAnew nothing comes from the browser's cache, which takes twice as long
 */
export async function createVisitor(
  { origin }: Pick<ServedSite, 'origin'>,
  { width, scripts, axe = true, isAnew = false }: { width: number; scripts: boolean; axe?: boolean; isAnew?: boolean },
): Promise<Visitor> {
  const context = await (await getBrowser()).newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  // Comes with each page: to hand it over anew takes longer than to run it.
  if (axe) await context.addInitScript(AXE_SCRIPT)
  const page = await context.newPage()
  let problems: string[] = []
  const devtools = await context.newCDPSession(page)
  if (isAnew || !scripts) await devtools.send('Network.enable')
  if (isAnew) await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (!scripts) await devtools.send('Network.setBlockedURLs', { urls: [`${origin}/assets/*.js`] })
  /** Of the page that is open: what becomes of requests of the last one may never be told. */
  const inFlight = new Set<Request>()
  page.on('request', (request) => inFlight.add(request))
  page.on('requestfinished', (request) => inFlight.delete(request))
  page.on('requestfailed', (request) => inFlight.delete(request))
  /** Until scripts have come and had their turn: nothing is under way, and the page has nothing to do, for a while. */
  const rest = async () => {
    let looks = 0
    for (let calm = 0; calm < CALM && looks < MAX_LOOKS; calm = inFlight.size > 0 ? 0 : calm + 1) {
      looks++
      await page.waitForTimeout(20)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    }
    if (looks === MAX_LOOKS) problems.push(`waits for ${[...inFlight].map((request) => request.url()).join(', ')}`)
  }
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      message.location().url.startsWith(origin) &&
      !message.text().includes('ERR_BLOCKED_BY_CLIENT') &&
      !/https?:\/\/[\w.]+\.example/.test(message.text())
    )
      problems.push(message.text())
  })
  return {
    page,
    async visit(path) {
      problems = []
      inFlight.clear()
      const answer = await page.goto(origin + path, { waitUntil: 'load' })
      if (answer?.status() !== 200) problems.push(`answers ${answer?.status()}`)
      const { isLive, missing } = await page.evaluate(settle)
      if (!isLive || !scripts) return [...problems, ...missing]
      await rest()
      return [...problems, ...(await page.evaluate(settle)).missing]
    },
    async screenshot() {
      const { height, hasForeign } = await page.evaluate(prepare, FOREIGN)
      const clip = { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT) }
      if (hasForeign) {
        const mask = [page.locator(FOREIGN)]
        return page.screenshot({ fullPage: true, animations: 'disabled', clip, mask, maskColor: '#79572a' })
      }
      // Shows the same as Playwright's own, small, and packs it less.
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: true,
        clip: { ...clip, scale: smallWidth(width) / width },
      })
      return Buffer.from(data, 'base64')
    },
  }
}

/** Runs in the page: ends animations. A locator would bring Playwright's own script, which takes longer than to open a page. */
function prepare(foreign: string): { height: number; hasForeign: boolean } {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  return { height: document.documentElement.scrollHeight, hasForeign: document.querySelector(foreign) !== null }
}

/**
 * Runs in the page: waits for fonts and pictures, those below the window too.
 *
 * @returns whether scripts bring something to life, and pictures that are not there
 */
async function settle(): Promise<{ isLive: boolean; missing: string[] }> {
  const pictures = [...document.images]
  const arrived = (picture: HTMLImageElement) =>
    new Promise<void>((resolve) => {
      picture.loading = 'eager'
      picture.decoding = 'sync'
      if (picture.complete) return resolve()
      for (const type of ['load', 'error']) picture.addEventListener(type, () => resolve(), { once: true })
    }).then(() => picture.decode().catch(() => undefined))
  await Promise.all([document.fonts.ready, ...pictures.map(arrived)])
  // What has arrived is painted with the next frame but one.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const missing = pictures
    .filter((picture) => picture.naturalWidth === 0 && picture.currentSrc.startsWith(location.origin))
    .map((picture) => `the picture ${picture.currentSrc} does not load`)
  return { isLive: document.querySelector('[data-island]') !== null, missing }
}
