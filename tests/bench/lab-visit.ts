import type { Browser, CDPSession, Page } from 'playwright'

/** What a visitor waits for; times in milliseconds. */
export interface Visit {
  /** When the largest thing of the first screen stood there. */
  lcp: number
  /** What that was: the address of a picture, else the tag. */
  largest: string
  firstPaint: number
  /** How far things moved by themselves: screen shares times distances, the worst burst. */
  cls: number
  /** Script and layout beyond 50 ms at a time, after the first paint. */
  blocked: number
  /** Bytes over the wire until the page was quiet. */
  bytes: number
}

const kbit = 1000 / 8
/** Slow 4G; latency counts for each request, none for setting up a connection. */
export const NETWORK = { offline: false, latency: 150, downloadThroughput: 1638 * kbit, uploadThroughput: 675 * kbit }
export const SLOWDOWN = 4
/** Milliseconds without a request until a page counts as finished, at least. */
const QUIET = 1000

type Noted = Omit<Visit, 'bytes'> & { tasks: { start: number; duration: number }[] }

/** Opens an address on a phone of 390 px with nothing in its cache, and waits until nothing more happens. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await phone.newPage()
    await page.addInitScript(observe)
    const session = await phone.newCDPSession(page)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await slowDown(session)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET)
    return { ...(await noted(page)), bytes }
  } finally {
    await phone.close()
  }
}

/** Gives a page the network and the processor of a phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

export async function noted(page: Page): Promise<Omit<Visit, 'bytes'>> {
  const { tasks, ...seen } = await page.evaluate(() => (window as unknown as { noted: Noted }).noted)
  const after = tasks.filter(({ start, duration }) => start + duration > seen.firstPaint)
  return { ...seen, blocked: after.reduce((sum, { duration }) => sum + duration - 50, 0) }
}

/** Runs in the page, before anything of it. */
export function observe(): void {
  const noted: Noted = { lcp: 0, largest: '', firstPaint: 0, cls: 0, blocked: 0, tasks: [] }
  ;(window as unknown as { noted: Noted }).noted = noted
  const watch = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note as (entry: PerformanceEntry) => void)).observe({
      type,
      buffered: true,
    })
  watch(
    'largest-contentful-paint',
    ({ startTime, url, element }: { startTime: number; url: string; element: Element | null }) => {
      noted.lcp = startTime
      noted.largest = url ? new URL(url).pathname : (element?.tagName.toLowerCase() ?? '')
    },
  )
  watch('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime
  })
  let burst = { value: 0, begun: 0, last: 0 }
  watch(
    'layout-shift',
    ({ value, startTime, hadRecentInput }: { value: number; startTime: number; hadRecentInput: boolean }) => {
      if (hadRecentInput) return
      const isNew = startTime - burst.last > 1000 || startTime - burst.begun > 5000
      burst = isNew
        ? { value, begun: startTime, last: startTime }
        : { ...burst, value: burst.value + value, last: startTime }
      noted.cls = Math.max(noted.cls, burst.value)
    },
  )
  watch('longtask', ({ startTime, duration }: PerformanceEntry) => noted.tasks.push({ start: startTime, duration }))
}
