import { describe, expect, it } from 'vitest'
import { getPage, widths, withSite } from '../browser/index.ts'
import { demoContent } from './demo-content.ts'
import { editEntry } from './edit.ts'
import { ask } from './http.ts'

const SECRET = 'long enough a secret'
const LISTING = '/education/k-12-learning'
const OLDER = '/education/teachers/pst-art-art-science-collide'
const content = demoContent()
const site = withSite({ content, nearDemo: true, environment: { CONTENT_SECRET: SECRET, LOG_LEVEL: 'warn' } })
const text = async (path: string) => (await ask(site.origin, path)).text
const count = (page: string) => />(\d+)(?: of (\d+))? resources?</.exec(page)?.slice(1)

describe('the listing of resources', () => {
  it('EDU-004 EDU-030 stands on the way from the home page by education to a resource', async () => {
    const crumbs = (page: string) =>
      [...(/<nav class="breadcrumbs"[\s\S]*?<\/nav>/.exec(page)?.[0] ?? '').matchAll(/<a href="([^"]*)"/g)].map(
        ([, href]) => href,
      )
    expect(crumbs(await text(LISTING))).toEqual(['/', '/education'])
    expect(crumbs(await text(`${LISTING}/shadow-clock`))).toEqual(['/', '/education', LISTING])
  })

  it('EDU-017 EDU-049 each fact of a resource leads to its like, sorted by title', async () => {
    const [, href = ''] = /href="([^"]*gradeLevel=3-5[^"]*)"/.exec(await text(`${LISTING}/shadow-clock`)) ?? []
    expect(href.replaceAll('&amp;', '&')).toBe(`${LISTING}/?gradeLevel=3-5&sort=title&order=ascending`)
    const page = await ask(site.origin, href.replaceAll('&amp;', '&'))
    expect(page.status).toBe(200)
    const [found, all] = count(page.text) ?? []
    expect(Number(found)).toBeLessThan(Number(all))
    expect(page.text).toMatch(/value="3-5"[^>]*checked|checked[^>]*value="3-5"/)
  })

  it('EDU-031 a resource moves when the older listing begins to refer to it, and its old address leads there', async () => {
    const [all] = count(await text(LISTING)) ?? []
    editEntry(content, 'education_resource_listing', 'education_resource_listing_art_and_science', (entry) => ({
      ...entry,
      resources: { items: [{ uid: 'education_shadow_clock', _content_type_uid: 'education_primary_resource' }] },
    }))
    await ask(site.origin, '/_content/sync', { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })
    const moved = await ask(site.origin, `${LISTING}/shadow-clock`)
    expect([moved.status, moved.headers.location]).toEqual([301, `${OLDER}/shadow-clock`])
    expect((await ask(site.origin, `${OLDER}/shadow-clock`)).status).toBe(200)
    // The lesson that the listing let go of has come in.
    expect(count(await text(LISTING))?.[0]).toBe(all)
    const page = await text(`${LISTING}/?academicSubject=mathematics&gradeLevel=3-5`)
    expect(page).not.toContain('shadow-clock')
    expect(await text(`${LISTING}/?resourceTopic=plants-and-animals&gradeLevel=3-5`)).toContain(
      'which-stroke-came-first',
    )
  })
})

describe('its filters', () => {
  it('EDU-010 EDU-011 work without scripts, several values at once', async () => {
    const page = await getPage(site, LISTING, { scripts: false })
    await page.getByLabel(/^K-2/).check()
    await page.getByLabel(/^3-5/).check()
    await page.getByLabel(/^Science/).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await page.waitForURL(/gradeLevel=/)
    expect(new URL(page.url()).searchParams.getAll('gradeLevel')).toEqual(['k-2', '3-5'])
    expect(await page.getByLabel(/^Science/).isChecked()).toBe(true)
    expect(await page.locator('.filtered-list-count').textContent()).toMatch(/^\d+ of \d+ resources$/)
  })

  it('EDU-009 hold at once, keep the focus, are undone by Back and shared by their address', async () => {
    const page = await getPage(site, LISTING)
    await page.locator('.filtered-list-body[data-ready]').waitFor()
    const status = page.locator('.filtered-list-count')
    const all = await status.textContent()
    const grade = page.getByLabel(/^K-2/)
    await grade.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => status.textContent()).toMatch(/^\d+ of/)
    const some = await status.textContent()
    expect(page.url()).toContain('gradeLevel=k-2')
    expect(await grade.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(count(`>${some}<`)).toEqual(count(await text(new URL(page.url()).pathname + new URL(page.url()).search)))
    await page.goBack()
    await expect.poll(() => status.textContent()).toBe(all)
    expect(await grade.isChecked()).toBe(false)
  })
})

it('EDU-061 CLR-028 the hero of a resource leads to each of its sections', async () => {
  const page = await text(`${LISTING}/measure-a-building-that-is-not-there`)
  for (const id of [
    'time',
    'materials-needed',
    'about-this-lesson',
    'assessment',
    'standards',
    'vocabulary',
    'deeper-dive',
  ])
    expect([id, page.includes(`href="#${id}"`), page.includes(`id="${id}"`)]).toEqual([id, true, true])
})

it('EDU-051 EDU-059 a resource is printed with its standards open, and without what leads elsewhere', async () => {
  const page = await getPage(site, `${LISTING}/measure-a-building-that-is-not-there`, { width: widths.tablet })
  const visible = (selector: string) => page.locator(selector).first().isVisible()
  const screen = [await visible('#standards .disclosure-body'), await visible('main .strip')]
  await page.emulateMedia({ media: 'print' })
  const print = [await visible('#standards .disclosure-body'), await visible('main .strip')]
  expect([screen, print]).toEqual([
    [false, true],
    [true, false],
  ])
})
