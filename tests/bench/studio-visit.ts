import type { BrowserContext, Frame, Page } from 'playwright'

/** When a key went down, and when the page in the canvas had what was typed, painted; milliseconds since 1970. */
declare global {
  interface Window {
    pressedAt?: number
  }
}

/** Notes in every page of a window when a key goes down, or a button of the mouse. */
export const notePresses = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const kind of ['keydown', 'mousedown'])
      addEventListener(kind, ({ timeStamp }) => (window.pressedAt = performance.timeOrigin + timeStamp), true)
  })

/**
 * Waits until some text is on a page, and painted. Runs in the page.
 *
 * @returns when it was, milliseconds since 1970
 */
function shownAt({ text, selector }: { text: string; selector: string }): Promise<number> {
  return new Promise((resolve) => {
    const isThere = () =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent?.includes(text))
    const painted = () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
        port2.postMessage(null)
      })
    const look = () => {
      if (!isThere()) return
      observer.disconnect()
      painted()
    }
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
    look()
  })
}

/** Milliseconds from a press to what it is to show. @param press does it */
export async function untilShown(
  page: Page,
  shown: { on: Page | Frame; text: string; selector: string },
  press: () => Promise<void>,
): Promise<number> {
  const { on, ...what } = shown
  const at = on.evaluate(shownAt, what)
  await press()
  const seen = await at
  return seen - (await page.evaluate(() => window.pressedAt ?? Number.NaN))
}
