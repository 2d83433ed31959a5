import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, getBrowser, withSite } from './index.ts'

/** What the page that is shown next says of how it came. */
interface Arrival {
  faded: boolean
  /** Milliseconds that each part of it takes. */
  durations: number[]
}

describe('going from page to page', () => {
  const site = withSite({
    content: contentDirectory(
      documentEntry('start', '<p><a href="/next">The link</a></p>'),
      documentEntry('next', '<p>The next words.</p>'),
    ),
    environment: { LOG_LEVEL: 'warn' },
  })

  const follow = async (reducedMotion: 'reduce' | 'no-preference'): Promise<Arrival> => {
    const page: Page = await (await (await getBrowser()).newContext({ reducedMotion })).newPage()
    await page.addInitScript(() => {
      addEventListener('pagereveal', async (event) => {
        const transition = (event as Event & { viewTransition: { ready: Promise<void> } | null }).viewTransition
        await transition?.ready
        const durations = document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration))
        Object.assign(window, { arrival: { faded: transition !== null, durations } })
      })
    })
    await page.goto(`${site.origin}/start`)
    await page.getByText('The link').click()
    await page.waitForURL('**/next')
    const handle = await page.waitForFunction(() => (window as unknown as { arrival?: Arrival }).arrival)
    const arrival = (await handle.jsonValue()) as Arrival
    await page.context().close()
    return arrival
  }

  it('fades, for no longer than an eighth of a second', async () => {
    const { faded, durations } = await follow('no-preference')
    expect(faded).toBe(true)
    expect(durations.length).toBeGreaterThan(0)
    expect(Math.max(...durations)).toBeLessThanOrEqual(125)
  })

  it('changes at once for visitors who want no motion', async () => {
    expect(await follow('reduce')).toEqual({ faded: false, durations: [] })
  })
})
