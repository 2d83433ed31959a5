import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLIENT, type RealProvider, startProvider } from '../../../studio/tests/real-provider.ts'
import { axeProblems } from '../audit.ts'
import { getBrowser } from '../browser.ts'
import { type BuiltStudio, startBuiltStudio } from './built-studio.ts'

const ADDRESS = '/entries/article/article_closed_mondays'
const people = {
  ana: { sub: 'ana-1', name: 'Ana Bell', email: 'ana@ellery.example', email_verified: true },
  bo: { sub: 'bo-7', name: 'Bo Lind' },
}

let provider: RealProvider
let studio: BuiltStudio
const contexts: BrowserContext[] = []

/** Opens an address in a browser of its own, at which nobody is signed in, and signs in by keys. */
async function come(person: keyof typeof people, address: string, width: number): Promise<Page> {
  provider.account = people[person]
  const context = await (await getBrowser()).newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(studio.origin + address)
  await page.locator('.main-link').waitFor()
  await expectNoViolations(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(studio.origin + address)
  return page
}

async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([page.url(), colorScheme, await axeProblems(page)]).toEqual([page.url(), colorScheme, []])
  }
}

beforeAll(async () => {
  provider = await startProvider()
  studio = await startBuiltStudio({}, undefined, {
    ...{ STUDIO_OIDC_ISSUER: provider.issuer, STUDIO_OIDC_CLIENT_ID: CLIENT.id },
    STUDIO_OIDC_CLIENT_SECRET: CLIENT.secret,
    STUDIO_ROLES: 'administrator=ana@ellery.example; author=user:bo-7',
  })
  provider.know(studio.origin)
})
afterAll(async () => {
  for (const context of contexts) await context.close()
  studio?.stop()
  await provider?.close()
})

describe('an author and an administrator', () => {
  it('sign in, the one writes and does not publish, the other ends their session, and nothing is lost', async () => {
    const bo = await come('bo', ADDRESS, 1024)
    const title = bo.locator('[data-path=title] input')
    await title.waitFor()
    await bo.getByRole('button', { name: 'Bo Lind, Author' }).waitFor()
    await bo.getByRole('button', { name: 'Publish …' }).click()
    await bo.getByText('Your role is Author, which may not publish.').waitFor()

    const ana = await come('ana', '/people', 1440)
    await ana.getByRole('row', { name: /Bo Lind/ }).waitFor()
    await expectNoViolations(ana)
    await ana.getByRole('button', { name: 'End the session of Bo Lind' }).focus()
    await ana.keyboard.press('Enter')
    await ana.getByRole('row', { name: /Bo Lind/ }).waitFor({ state: 'detached' })
    const heard = () => ana.locator('.only-heard[role=log]').textContent()
    await expect.poll(heard).toContain('The session of Bo Lind has ended.')

    await title.fill('Written when nobody was there')
    const way = bo.locator('.saving').getByRole('link', { name: 'Sign in' })
    await way.waitFor()
    await expectNoViolations(bo)
    provider.account = people.bo
    await way.click()
    await bo.locator('.saving', { hasText: 'Saved as draft' }).waitFor()
    expect(bo.url()).toBe(studio.origin + ADDRESS)
    const draft = readFileSync(join(studio.contentDir, `${ADDRESS.slice(1)}.draft.json`), 'utf8')
    expect(JSON.parse(draft).title).toBe('Written when nobody was there')
  })

  it('see each other, edit one after the other, and comment, without reloading', async () => {
    const [bo, ana] = contexts.flatMap((context) => context.pages()) as [Page, Page]
    const [mark, banner] = [(page: Page) => page.locator('.people-marks'), (page: Page) => page.locator('.lock-banner')]
    const title = (page: Page) => page.locator('[data-path=title] input')
    const count = (page: Page) => page.locator('[data-path=title] .field-comments[data-count]')
    await title(bo).fill('Written again')
    await ana.goto(`${studio.origin}/?type=article`)
    const line = ana.locator('.lines .line', { has: mark(ana) })
    await mark(ana).waitFor()
    expect(await line.locator('.people-marks').textContent()).toBe('Open here: Bo LindBL')
    await line.locator('a').click()
    await banner(ana).getByText('Bo Lind has been editing this entry since').waitFor()
    expect(await title(ana).getAttribute('readonly')).not.toBeNull()
    await expectNoViolations(ana)

    await title(ana).focus()
    await ana.keyboard.press('Control+Alt+m')
    await expect.poll(() => ana.evaluate(() => document.activeElement?.hasAttribute('data-comment'))).toBe(true)
    await ana.keyboard.type('<b>Shorter</b>?')
    await ana.keyboard.press('Tab')
    await ana.keyboard.press('Enter')
    await count(bo).waitFor()
    await bo.keyboard.press('Escape')
    await count(bo).focus()
    await bo.keyboard.press('Enter')
    expect(await bo.locator('.comment-words').textContent()).toBe('<b>Shorter</b>?')
    await bo.getByRole('button', { name: 'Resolve' }).click()
    await count(ana).waitFor({ state: 'detached' })
    expect(await axeProblems(bo)).toEqual([])

    await banner(ana).getByRole('button', { name: 'Take over' }).click()
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click()
    await banner(ana).waitFor({ state: 'detached' })
    await title(ana).fill('Shorter')
    await ana.locator('.saving', { hasText: 'Saved as draft' }).waitFor()
    await banner(bo).getByText('Ana Bell took over at').waitFor()
    // What she writes is seen, and nothing was lost on the way.
    await expect.poll(() => title(bo).inputValue()).toBe('Shorter')
    await mark(ana).waitFor()
    await bo.close()
    await mark(ana).waitFor({ state: 'detached' })
  })

  it('leave by keys, and a cookie that was stolen before does nothing any more', async () => {
    const [, context] = contexts as [BrowserContext, BrowserContext]
    const [ana] = context.pages() as [Page]
    const stolen = await context.cookies(studio.origin)
    const status = () => ana.request.get(`${studio.origin}/api/site`).then((answer) => answer.status())
    expect(await status()).toBe(200)
    await ana.getByRole('button', { name: 'Ana Bell, Administrator' }).focus()
    await ana.keyboard.press('Enter')
    await ana.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    await ana.keyboard.press('End')
    await ana.keyboard.press('Enter')
    await ana.waitForURL(`${provider.issuer}/session/end?*`)
    await context.addCookies(stolen)
    expect(await status()).toBe(401)
  })
})
