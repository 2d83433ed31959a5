import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeProblems, colourProblems } from '../audit.ts'
import { getBrowser } from '../browser.ts'
import { type BuiltStudio, startBuiltStudio } from './built-studio.ts'
import { findOutOfReach, LIMITS } from './out-of-reach.ts'

/** The studio of the test file that runs, and the window in which an editor works. */
export let studio: BuiltStudio
export let page: Page
/** What the browser has reported in the test file that runs. */
export const errors: string[] = []
export const PUBLISHED = { time: '2026-03-01T18:00:00.000Z' }

/**
 * Opens the studio for all tests of a file.
 *
 * @param files further ones of the content directory, by path
 * @param folders as in `startBuiltStudio`
 */
export function withEditorAtWork(
  files: Readonly<Record<string, object>>,
  folders?: Parameters<typeof startBuiltStudio>[1],
): void {
  let context: BrowserContext
  beforeAll(async () => {
    // Files of one worker share this module.
    errors.length = 0
    studio = await startBuiltStudio(files, folders)
    context = await (await getBrowser()).newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    page = await context.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(studio.address)
    await page.locator('.lines .line').first().waitFor()
  })
  afterAll(async () => {
    await context?.close()
    studio?.stop()
  })
}

export const open = async (path: string, shown: string) => {
  await page.goto(studio.origin + path)
  await page.locator(shown).first().waitFor()
}
export const article = '/entries/article/article_closed_mondays'
/** The place of the field that has the focus. */
export const focused = () =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path)
export const canvas = () => page.frameLocator('.canvas-pane iframe')

export const keys = () => page.keyboard
export const dialog = () => page.getByRole('dialog')
export const saved = () => page.locator('.saving', { hasText: 'Saved as draft' }).waitFor()
export const state = (name: string) => page.locator('.entry-bar .state', { hasText: name }).waitFor()
/** What was told to screen readers last. */
export const said = () => page.locator('.only-heard[role=log]').textContent()
/** What is published of an entry of a type, by its title. */
export const published = (type: string, title: string) => {
  const folder = join(studio.contentDir, 'entries', type)
  const texts = readdirSync(folder).flatMap((name) =>
    name.endsWith('.draft.json') ? [] : [JSON.parse(readFileSync(join(folder, name), 'utf8'))],
  )
  return texts.find((value) => value.title === title)
}

/** Makes an entry and is in its form, by keys alone. */
export async function make(type: string, title: string): Promise<void> {
  await open(`/?type=${type}`, '.lines .line')
  await keys().press('n')
  await dialog().waitFor()
  await keys().type(title)
  await page.locator('.whole-address code').waitFor()
  await keys().press('Enter')
  await page.locator('.entry-form .field').first().waitFor()
}

/** Opens an entry by its title, by keys alone. */
export async function quickOpen(title: string): Promise<void> {
  await keys().press('Control+k')
  await dialog().waitFor()
  await keys().type(title)
  await page
    .getByRole('option', { name: new RegExp(`^${title}`) })
    .first()
    .waitFor()
  await keys().press('Enter')
  await page.locator('.entry-bar h1', { hasText: title }).waitFor()
  await page.locator('.entry-form .field').first().waitFor()
}

const focusedName = () =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '')

/** So many controls are passed on the way to one. */
const MOST_TABS = 20

/** Goes on to the control whose name begins with some words. */
export async function tabTo(words: string): Promise<void> {
  const passed: string[] = []
  const isThere = () => passed.at(-1)?.startsWith(words)
  while (!isThere() && passed.length < MOST_TABS) {
    await keys().press('Tab')
    passed.push(await focusedName())
  }
  expect(passed.at(-1)).toMatch(new RegExp(`^${words}`))
}

/** Goes to a field by a part of its name. */
export async function jump(words: string, place: string): Promise<void> {
  await keys().press('Control+j')
  await dialog().waitFor()
  await keys().type(words)
  await keys().press('Enter')
  await expect.poll(focused).toBe(place)
}

/** Chooses what is found first in the list that Enter opens. */
export async function choose(words: string, place: string): Promise<void> {
  await keys().press('Enter')
  await dialog().waitFor()
  await keys().type(words)
  await page
    .getByRole('option', { name: new RegExp(words, 'i') })
    .first()
    .waitFor()
  await keys().press('Enter')
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(focused).toBe(place)
}

/** Pastes markup where the focus is, as a browser hands it on. */
export const paste = (html: string) =>
  page.evaluate((markup) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', markup)
    clipboardData.setData('text/plain', 'words')
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, html)

/** Publishes by keys. */
export async function publish(): Promise<void> {
  await saved()
  await keys().press('Control+Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Publish')
  await keys().press('Enter')
  await state('Published')
}

/** Style sheets of the studio give colours by the scheme, and nothing else: in the dark these alone are looked at. */
const SCHEMES = { light: axeProblems, dark: colourProblems }
const WIDTHS = [1440, 1024]
/** A phone, and letters twice as large as browsers have them. */
const SMALL = [
  { width: 390, height: 844, letters: 16 },
  { width: 1280, height: 900, letters: 32 },
]

/** Does something in each small window, and leaves the window as it was. */
export async function inSmallWindows(act: (window: string) => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const setLetters = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } })
  for (const { letters, ...size } of SMALL) {
    await page.setViewportSize(size)
    await setLetters(letters)
    await act(`${size.width} px, letters of ${letters} px`)
  }
  await setLetters(16)
  await session.detach()
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** All that is open can be read and pressed in the window as it is. */
export const expectWithinReach = (what: string) =>
  expect.poll(async () => [what, await page.evaluate(findOutOfReach, LIMITS)]).toEqual([what, []])

/** What axe and the eye find wrong with what is open, in both schemes and widths, and in small windows. */
export async function expectNothingWrong(what: string): Promise<void> {
  for (const [colorScheme, problems] of Object.entries(SCHEMES))
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme: colorScheme as keyof typeof SCHEMES })
      await page.setViewportSize({ width, height: 900 })
      expect([what, colorScheme, width, await problems(page)]).toEqual([what, colorScheme, width, []])
      const out = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([what, width, out]).toEqual([what, width, 0])
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await inSmallWindows(async (window) => {
    await expectWithinReach(`${what}, ${window}`)
    expect([what, window, await axeProblems(page)]).toEqual([what, window, []])
  })
}
