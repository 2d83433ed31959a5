import { statfsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { findBrowser } from '../../scripts/setup/browser.mjs'
import { worker } from './launched.ts'
import type { ServedSite } from './server.ts'

export const widths = { phone: 390, tablet: 768, desktop: 1440 } as const

export interface PageOptions {
  /** Of the window, in pixels; default: 1440. */
  width?: number
  /** Default: true. */
  scripts?: boolean
  /** What else a Playwright context takes, like `reducedMotion`. */
  context?: BrowserContextOptions
}

const ARGUMENTS = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  // Pages name hosts that do not exist, and some that do: tests ask nothing of them.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  // Each window would have a second process made ready for another host, which none goes to.
  '--renderer-process-limit=1',
  // A page lives for seconds: what V8 optimises in it costs more than it saves.
  '--js-flags=--max-opt=1',
]

/** Browsers share less memory among their processes, in bytes. */
const SHARED_MEMORY = 1024 ** 3

/** Playwright has a browser share its memory through files on disk, since containers may have too little: that takes longer. */
const ignoredArguments = (): string[] => {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= SHARED_MEMORY ? ['--disable-dev-shm-usage'] : []
  } catch {
    return []
  }
}

/** For what a page is waited for on a busy machine, in milliseconds. */
const PATIENCE = 120_000

async function launch(): Promise<Browser> {
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS, ignoreDefaultArgs: ignoredArguments() })
  return browser.on('context', (context) => context.setDefaultTimeout(PATIENCE))
}

/** The browser of this worker, started when it is first asked for and ended with the worker: all its test files share it. */
export async function getBrowser(): Promise<Browser> {
  worker.browser ??= launch()
  const browser = await worker.browser
  if (browser.isConnected()) return browser
  worker.browser = undefined
  return getBrowser()
}

const scriptless = new WeakSet<Page>()
const twins = new WeakMap<Page, Promise<Page>>()

/**
 * The same page in which tools can run: what a browser without scripts shows, in one that has them. Any other page is
 * given back as it is.
 */
export async function inspectable(page: Page): Promise<Page> {
  if (!scriptless.has(page)) return page
  const html = (await (await page.request.get(page.url())).text())
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<\/?noscript>/g, '')
  const known = twins.get(page) ?? openTwin(page)
  twins.set(page, known)
  const twin = await known
  await twin.unrouteAll()
  await twin.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await twin.goto(page.url())
  return twin
}

async function openTwin(page: Page): Promise<Page> {
  const context = await (await getBrowser()).newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce' })
  // With the browser it is closed already.
  page.context().once('close', () => context.close().catch(() => undefined))
  return context.newPage()
}

/** A window that goes from address to address, as a visitor does: its second page comes sooner than a second window. */
export interface Window {
  /** @throws when the page reports an error: a script failed, something was blocked or is missing */
  go(path: string): Promise<Page>
}

/** Opens a window; close the context of its page when it is no longer needed, or let the browser's end do it. */
export async function openWindow(
  { origin }: Pick<ServedSite, 'origin'>,
  { width = widths.desktop, scripts = true, context }: PageOptions = {},
): Promise<Window> {
  const window = await (await getBrowser()).newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    ...context,
  })
  const page = await window.newPage()
  if (!scripts) scriptless.add(page)
  let errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (404|500)/.test(message.text())) errors.push(message.text())
  })
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      errors.push(`${request.url()} ${request.failure()?.errorText}`)
  })
  return {
    async go(path) {
      errors = []
      await page.goto(origin + path, { waitUntil: 'load' })
      if (errors.length > 0) throw new Error(`${path} reports:\n${errors.join('\n')}`)
      return page
    },
  }
}

/** An address of the site in a window of its own: see {@link openWindow}. */
export const getPage = async (site: Pick<ServedSite, 'origin'>, path: string, options?: PageOptions): Promise<Page> =>
  (await openWindow(site, options)).go(path)
