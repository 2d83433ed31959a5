import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { colors } from 'atrium/model/color/colors.ts'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { getPage, widths } from '../browser/browser.ts'
import { withSite } from '../browser/server.ts'
import { demo, demoContent } from './demo-content.ts'
import { editEntry } from './edit.ts'
import { ask } from './http.ts'

const alertOf = (uid: string) => JSON.parse(readFileSync(join(demo, `entries/alert/${uid}.json`), 'utf8'))
const wordsOf = (html: string) => parseHtml(html).body.textContent?.trim() as string
const urgent = alertOf('alert_wind')
const persistent = alertOf('alert_garden_path')

describe('a site-wide alert', () => {
  const content = demoContent()
  const site = withSite({
    content,
    nearDemo: true,
    environment: { LOG_LEVEL: 'warn', CONTENT_SECRET: 'long enough a secret' },
  })
  const shown = async (path: string, cookie?: string) => {
    const { text, headers } = await ask(site.origin, path, { headers: cookie ? { cookie } : {} })
    const document = parseHtml(text)
    return { headers, alerts: [...document.querySelectorAll('[role=alert], [role=status]')] }
  }
  const dismiss = async (value: string, headers: Record<string, string> = {}) =>
    ask(site.origin, '/alerts/dismiss', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ alert: value }).toString(),
    })
  const nameOf = (alert: Element | undefined) => alert?.querySelector('button[name=alert]')?.getAttribute('value') ?? ''

  it('SITE-019 SITE-020 SITE-022 stands on every page from the start, missing ones too', async () => {
    for (const path of ['/', '/news', '/accessibility', '/no-such-page']) {
      const { alerts } = await shown(path)
      expect(alerts.map(({ textContent }) => textContent?.trim())).toEqual([
        expect.stringContaining(wordsOf(urgent.text)),
        expect.stringContaining(wordsOf(persistent.text)),
      ])
    }
  })

  it('SITE-021 CLR-010 is urgent or not, and can be dismissed unless it is persistent', async () => {
    const [first, second] = (await shown('/')).alerts
    expect(first?.getAttribute('role')).toBe('alert')
    expect(second?.getAttribute('role')).toBe('status')
    expect(first?.querySelector('form[method=post] button')?.textContent).toMatch(/dismiss/i)
    expect(second?.querySelector('button')).toBeNull()
  })

  it('CLR-010 once dismissed makes no answer public that goes without it', async () => {
    const name = nameOf((await shown('/')).alerts[0])
    const answer = (cookie?: string) => shown('/archived-copy?path=/no-such-page', cookie)
    expect((await answer()).headers['cache-control']).toMatch(/^public/)
    const { headers, alerts } = await answer(`dismissed=${name}`)
    expect([alerts.length, headers['cache-control']]).toEqual([1, 'private, max-age=0'])
  })

  it('CLR-010 is dismissed without scripts, on every page, until the browser is closed', async () => {
    const page = await getPage(site, '/accessibility', { scripts: false })
    await page.getByRole('button', { name: /dismiss/i }).click()
    await page.waitForLoadState()
    expect(page.url()).toBe(`${site.origin}/accessibility`)
    for (const path of ['/accessibility', '/news', '/']) {
      await page.goto(site.origin + path)
      expect(await page.getByRole('alert').count()).toBe(0)
      expect(await page.getByRole('status').count()).toBe(1)
    }
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Lax' })
    await page.context().close()
  })

  it('SITE-019 is on a phone a line that opens, also without scripts', async () => {
    const page = await getPage(site, '/accessibility', { scripts: false, width: widths.phone })
    const heights = () =>
      page.locator('.alert').evaluateAll((alerts) => alerts.map((alert) => alert.getBoundingClientRect().height))
    for (const height of await heights()) expect(height).toBeLessThan(48)
    const words = page.getByRole('alert').getByText('outdoor stairs')
    expect(await words.isVisible()).toBe(false)
    await page.getByText(urgent.title).and(page.locator('summary *')).click()
    expect(await words.isVisible()).toBe(true)
    await page.setViewportSize({ width: widths.tablet, height: 900 })
    expect(await page.getByRole('status').getByText('zigzag').isVisible()).toBe(true)
    expect(await page.locator('.alert summary:visible').count()).toBe(0)
    await page.context().close()
  })

  it('is never of the colour of the header or of what the page opens with', async () => {
    const page = await getPage(site, '/news')
    const alike = await page.evaluate((names) => {
      const opening = document.querySelector('main > :first-child') as HTMLElement
      const groundOf = (element: Element) => {
        const { backgroundColor } = getComputedStyle(element)
        return backgroundColor === 'rgba(0, 0, 0, 0)' ? 'rgb(255, 255, 255)' : backgroundColor
      }
      return names.filter((name) => {
        opening.dataset.color = name
        const around = [opening, document.querySelector('.site-header') as Element].map(groundOf)
        return [...document.querySelectorAll('.alert')].some((alert) => around.includes(groundOf(alert)))
      })
    }, colors)
    expect(alike).toEqual([])
    await page.context().close()
  })

  it('goes away where scripts run without leaving the page', async () => {
    const page = await getPage(site, '/accessibility')
    await page.evaluate('window.here = true')
    await page.getByRole('button', { name: /dismiss/i }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    expect(await page.evaluate('window.here')).toBe(true)
    await page.reload()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.context().close()
  })

  it('CLR-010 leaves one visitor alone: what they get is theirs, and nobody else gets it', async () => {
    const answer = await dismiss(nameOf((await shown('/news')).alerts[0]))
    const cookie = String(answer.headers['set-cookie']?.[0]).split(';')[0] as string
    const own = await shown('/news', cookie)
    expect(own.headers['cache-control']).toMatch(/^private/)
    expect(own.headers['surrogate-key']).toBeUndefined()
    expect(own.alerts).toHaveLength(1)
    const others = await shown('/news')
    expect(others.headers['cache-control']).toMatch(/^public/)
    expect(others.alerts).toHaveLength(2)
  })

  it('keeps nothing that was never an alert, and sends nobody to a foreign site', async () => {
    for (const value of ['', 'never', 'a; Path=/; HttpOnly', '../..', 'x'.repeat(5000)])
      expect((await dismiss(value)).headers['set-cookie']).toBeUndefined()
    const value = nameOf((await shown('/')).alerts[0])
    for (const referer of [
      'https://evil.example/news',
      'https://evil.example//evil.example/x',
      'javascript:alert(1)',
      'nothing',
    ]) {
      const { status, headers } = await dismiss(value, { referer })
      expect(status).toBe(303)
      expect(headers.location).toMatch(/^\/(?!\/)/)
    }
    expect((await ask(site.origin, '/alerts/dismiss')).status).toBe(405)
  })

  it('CLR-010 shows again once its text is another', async () => {
    const answer = await dismiss(nameOf((await shown('/')).alerts[0]))
    const cookie = String(answer.headers['set-cookie']?.[0]).split(';')[0] as string
    expect((await shown('/', cookie)).alerts).toHaveLength(1)
    editEntry(content, 'alert', 'alert_wind', (entry) => ({ ...entry, text: '<p>The wind has turned.</p>' }))
    await ask(site.origin, '/_content/sync', {
      method: 'POST',
      headers: { authorization: 'Bearer long enough a secret' },
    })
    expect((await shown('/', cookie)).alerts[0]?.textContent).toContain('The wind has turned.')
  })
})
