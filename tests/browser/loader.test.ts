import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { builtAssets } from '../../server/assets/client-assets.ts'
import { getBrowser } from './index.ts'

const dist = join(import.meta.dirname, '../../dist')
const { loader: address } = builtAssets(join(dist, 'assets.json'))
const loader = readFileSync(join(dist, 'client', address), 'utf8')
const ORIGIN = 'http://loader.example'

/** Opens a page with the built loader and a few modules, and notes what is asked for. */
async function open(
  body: string,
  answers: Record<string, string> = {},
): Promise<{ page: Page; asked: string[]; reports: unknown[] }> {
  const page = await (await (await getBrowser()).newContext({ viewport: { width: 800, height: 600 } })).newPage()
  const asked: string[] = []
  const reports: unknown[] = []
  await page.route(`${ORIGIN}/**`, (route) => {
    const request = route.request()
    const path = new URL(request.url()).pathname
    if (path === '/_browser-errors') {
      reports.push(JSON.parse(request.postData() ?? ''))
      return route.fulfill({ status: 204 })
    }
    asked.push(`${request.method()} ${path}`)
    if (path === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: `<!DOCTYPE html>${body}<script type="module" src="/loader.js"></script>`,
      })
    if (path === '/loader.js') return route.fulfill({ contentType: 'text/javascript', body: loader })
    if (path === '/favicon.ico') return route.fulfill({ status: 404 })
    const answer = answers[path]
    if (answer === undefined)
      return route.fulfill({
        status: 500,
        contentType: 'text/html',
        body: `<p id="fallback">Sent by ${request.method()}</p>`,
      })
    return route.fulfill({ contentType: path.endsWith('.js') ? 'text/javascript' : 'text/html', body: answer })
  })
  await page.goto(ORIGIN)
  return { page, asked, reports }
}

const mark =
  'export default (element) => { element.dataset.live = "yes"; element.addEventListener("click", ({ target }) => { target.textContent += " clicked" }) }'

describe('island loader', () => {
  it('Q-01 is no larger than 1 kB gzip', () => {
    expect(gzipSync(loader, { level: 9 }).length).toBeLessThanOrEqual(1024)
  })

  it('wakes what comes into view, and nothing before', async () => {
    const { page, asked } = await open(
      '<div data-island="/near.js">near</div><div style="height:3000px"></div><div id="far" data-island="/far.js">far</div><div data-island="/now.js" data-load="now">now</div>',
      { '/near.js': mark, '/far.js': mark, '/now.js': mark },
    )
    await page.waitForSelector('[data-island="/near.js"][data-live]')
    await page.waitForSelector('[data-island="/now.js"][data-live]')
    expect(asked).not.toContain('GET /far.js')
    await page.locator('#far').scrollIntoViewIfNeeded()
    await page.waitForSelector('#far[data-live]')
    await page.context().close()
  })

  it('wakes what waits for something kept only when it is, also in a page that comes back from memory', async () => {
    const { page, asked } = await open('<div hidden data-island="/kept.js" data-kept="key"></div>', {
      '/kept.js': mark,
    })
    const show = (persisted: boolean) =>
      page.evaluate((again) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: again })), persisted)
    await show(true)
    await page.evaluate(() => sessionStorage.setItem('key', 'value'))
    await show(false)
    await page.waitForTimeout(300)
    expect(asked).not.toContain('GET /kept.js')
    await show(true)
    await page.waitForSelector('[data-live]', { state: 'attached' })
    await page.reload()
    await page.waitForSelector('[data-live]', { state: 'attached' })
    await page.context().close()
  })

  it('wakes the search on its first focus and not before', async () => {
    const { page, asked } = await open('<div data-island="/search.js" data-load="focus"><input></div>', {
      '/search.js': mark,
    })
    await page.waitForTimeout(300)
    expect(asked).not.toContain('GET /search.js')
    await page.keyboard.press('Tab')
    await page.waitForSelector('[data-live]')
    expect(await page.evaluate('document.activeElement.localName')).toBe('input')
    await page.context().close()
  })

  it('repeats a tap that came before the island answered', async () => {
    const { page, asked } = await open('<div data-island="/box.js" data-load="focus"><button>Open</button></div>', {
      '/box.js': mark,
    })
    await page.click('button')
    await page.waitForFunction("document.querySelector('button').textContent === 'Open clicked'")
    await page.click('button')
    expect(await page.textContent('button')).toBe('Open clicked clicked')
    expect(asked.filter((one) => one === 'GET /box.js')).toHaveLength(1)
    await page.context().close()
  })

  it('repeats a tap on the drawing of an icon, and of several taps the last', async () => {
    const icon = (name: string) =>
      `<button><svg width="40" height="40"><path id="${name}" d="M0 0h40v40H0z"/></svg></button>`
    const { page, reports } = await open(
      `<div data-island="/box.js" data-load="focus">${icon('one')}${icon('two')}</div><div data-island="/other.js" data-load="focus">${icon('other')}</div>
       <script>for (const button of document.querySelectorAll('button')) button.onclick = ({ target }) => { document.title += ' ' + target.id }</script>`,
      { '/box.js': mark, '/other.js': 'export default () => {}' },
    )
    await page.waitForFunction("performance.getEntriesByName(location.origin + '/loader.js').length > 0")
    await page.evaluate(() => {
      for (const id of ['one', 'two', 'two'])
        document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    })
    await page.waitForFunction('document.title')
    expect(await page.title()).toBe('two')
    await page.locator('#other').click()
    await page.waitForFunction("document.title === 'two other'")
    expect(reports).toEqual([])
    await page.context().close()
  })

  it('wakes what was put into the page later: on a tap at once, in view when it is told so', async () => {
    const { page } = await open('<div id="list"></div>', { '/box.js': mark, '/near.js': mark })
    await page.waitForFunction("performance.getEntriesByName(location.origin + '/loader.js').length > 0")
    await page.evaluate(() => {
      const list = document.querySelector('#list') as HTMLElement
      list.innerHTML =
        '<div data-island="/box.js" data-load="focus"><button>Open</button></div><div data-island="/near.js">near</div>'
      list.dispatchEvent(new Event('refreshed', { bubbles: true }))
    })
    await page.waitForSelector('[data-island="/near.js"][data-live]')
    await page.click('button')
    await page.waitForFunction("document.querySelector('button').textContent === 'Open clicked'")
    await page.context().close()
  })

  it('leaves what stands in an island within to that one', async () => {
    const { page, asked } = await open(
      '<div data-island="/outer.js" data-load="focus"><div data-island="/inner.js" data-load="focus"><button>Open</button></div></div>',
      { '/inner.js': mark, '/outer.js': mark },
    )
    await page.click('button')
    await page.waitForFunction("document.querySelector('button').textContent === 'Open clicked'")
    expect(asked).not.toContain('GET /outer.js')
    await page.context().close()
  })

  it('repeats a tap on the same element of an island that failed and got its markup again', async () => {
    const { page } = await open(
      `<div data-island="/failing.js" data-load="focus"><p><button>One</button><button>Two</button></p></div>
       <script>addEventListener('click', ({ target }) => { document.title += target.textContent })</script>`,
      { '/failing.js': 'export default (element) => { element.innerHTML = String(element.innerHTML) }' },
    )
    await page.getByText('Two').click()
    await page.waitForFunction("document.title === 'Two'")
    await page.context().close()
  })

  it('reports what fails, on the island and to the server, a few times a page', async () => {
    const { page, reports } = await open(
      `<div data-island="/broken.js">near</div><div data-island="/missing.js">missing</div><button>Fail</button>
       <script type="module">
         document.querySelector('button').onclick = async () => { throw new Error('Late: ' + '${ORIGIN}') }
         window.addEventListener('load', () => dispatchEvent(new ErrorEvent('error', { error: 'from an extension' })))
       </script>`,
      { '/broken.js': 'export default () => { throw new TypeError("No list.") }' },
    )
    await page.waitForSelector('[data-island="/broken.js"][data-error="TypeError: No list."]')
    await page.waitForSelector('[data-island="/missing.js"][data-error]')
    await expect.poll(() => reports.length).toBe(2)
    for (let tap = 0; tap < 4; tap++) await page.click('button')
    await expect.poll(() => reports.length).toBe(3)
    await page.waitForTimeout(300)
    expect(reports).toHaveLength(3)
    expect(reports).toContainEqual({
      page: '/',
      island: '/broken.js',
      error: 'TypeError: No list.',
      stack: expect.stringContaining(`${ORIGIN}/broken.js`),
    })
    expect(reports[2]).toMatchObject({ page: '/', error: `Error: Late: ${ORIGIN}` })
    expect(await page.textContent('[data-island="/broken.js"]')).toBe('near')
    await page.context().close()
  })

  it('lets a link work when its island cannot be loaded', async () => {
    const { page } = await open(
      '<div data-island="/broken.js" data-load="focus"><a href="/whole">Whole picture</a></div>',
      {
        '/whole': '<p id="whole">Here</p>',
      },
    )
    await page.click('a')
    await page.waitForSelector('#whole')
    await page.context().close()
  })
})

describe('enhanced forms', () => {
  const form =
    '<div id="alert"><form method="post" action="/dismiss" data-enhance="alert"><button name="alert" value="wind">Dismiss</button></form></div>'

  it('CLR-010 takes away what the answer no longer has, without leaving the page', async () => {
    const { page, asked } = await open(form, { '/dismiss': '<p>No alerts</p>' })
    await page.click('button')
    await page.waitForSelector('#alert', { state: 'detached' })
    expect(page.url()).toBe(`${ORIGIN}/`)
    expect(asked).toContain('POST /dismiss')
    await page.context().close()
  })

  it('replaces a part by the one in the answer and wakes its islands', async () => {
    const { page } = await open(form, {
      '/dismiss': '<div id="alert">Thank you <b data-island="/thanks.js">!</b></div>',
      '/thanks.js': mark,
    })
    await page.click('button')
    await page.waitForSelector('#alert [data-live]')
    expect(await page.textContent('#alert')).toContain('Thank you')
    await page.context().close()
  })

  it('are sent the ordinary way when the background fails', async () => {
    const { page } = await open(form)
    await page.click('button')
    await page.waitForSelector('#fallback')
    expect(page.url()).toBe(`${ORIGIN}/dismiss`)
    await page.context().close()
  })
})
