import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import {
  canvas,
  errors,
  expectNothingWrong,
  expectWithinReach,
  inSmallWindows,
  keys,
  open,
  PUBLISHED,
  page,
  publish,
  saved,
  state,
  studio,
  withEditorAtWork,
} from './editor-at-work.ts'

const folder = temporaryFolder('studio-languages')
const contentDir = join(folder, 'content')
mkdirSync(join(contentDir, 'entries/document'), { recursive: true })
const demo = join(import.meta.dirname, '../../../demo/content')
for (const name of ['institution.json', 'institution.es.json', 'institution.ar.json', 'messages'])
  cpSync(join(demo, name), join(contentDir, name), { recursive: true })
mkdirSync(join(folder, 'data'))

const text = (words: string) => [{ text_block: { text: `<p>${words}</p>` } }]
withEditorAtWork(
  {
    'entries/document/kiln.json': {
      ...{ uid: 'kiln', title: 'A kiln in the yard', slug: 'kiln', publish_details: PUBLISHED },
      ...{ updated_at: '2026-03-02T00:00:00.000Z', body: text('It is fired twice a year.') },
    },
    'entries/document/loom.json': {
      ...{ uid: 'loom', title: 'A loom', slug: 'loom', publish_details: PUBLISHED, body: text('It is warped in May.') },
      updated_at: '2026-03-05T00:00:00.000Z',
    },
    'entries/document/loom.ar.json': {
      ...{ uid: 'loom', _holds: 'differences', title: 'نول', updated_at: '2026-03-01T00:00:00.000Z' },
    },
  },
  { contentDir, dataDir: join(folder, 'data') },
)

const file = (name: string) => JSON.parse(readFileSync(join(studio.contentDir, 'entries/document', name), 'utf8'))
const control = (path: string) => page.locator(`[data-path="${path}"] :is(input, textarea)`).first()
const languages = () => page.locator('.entry-languages')

it('an entry is translated beside its original, seen on its page, and published in that language alone', async () => {
  await open('/?type=document', '.lines .line')
  await page.locator('.top .languages').getByText('Español').click()
  await page.locator('.lines .line', { hasText: 'Not translated' }).first().waitFor()
  await page.getByLabel('Languages').last().selectOption('missing')
  await page.getByRole('link', { name: 'A kiln in the yard' }).click()
  await languages().getByText('This entry is not in Spanish yet.').waitFor()
  await expectNothingWrong('an entry without a translation')
  await page.getByRole('button', { name: 'Begin with a copy of the English text' }).click()
  await control('title').fill('Un horno en el patio')
  await saved()
  await canvas().getByRole('heading', { name: 'Un horno en el patio' }).waitFor()
  expect(await canvas().locator('html').getAttribute('lang')).toBe('es')
  await page.locator('[data-path=title] .beside-original', { hasText: 'A kiln in the yard' }).waitFor()
  await expectNothingWrong('a translation')
  await publish()
  await state('Published')
  expect(file('kiln.es.json')).toEqual({
    ...{ uid: 'kiln', _content_type_uid: 'document', _holds: 'differences', updated_at: expect.any(String) },
    ...{ title: 'Un horno en el patio', body: text('It is fired twice a year.') },
  })
  expect(file('kiln.json').title).toBe('A kiln in the yard')
  expect(readdirSync(join(studio.contentDir, 'entries/document')).filter((name) => name.includes('.draft.'))).toEqual(
    [],
  )
})

it('what is outdated says so, also where letters run from right to left', async () => {
  await open('/in/ar/?type=document&translation=outdated', '.lines .line')
  await page.getByRole('link', { name: 'نول' }).click()
  await languages().getByText('The English text was changed after this one was written.').waitFor()
  expect(await control('title').evaluate((input) => getComputedStyle(input).direction)).toBe('rtl')
  await expectNothingWrong('an outdated translation')
  await page.getByRole('button', { name: 'This is up to date' }).click()
  await saved()
  await languages().getByText('was changed after this one').waitFor({ state: 'detached' })
  expect(errors).toEqual([])
})

/** In the window as it is, without scrolling. */
const isInWindow = (found: Locator) =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

// With languages bars are fullest.
it('on a phone and with letters twice as large all views, panels and dialogs are reached and pressed', async () => {
  await inSmallWindows(async (window) => {
    await open('/', '.lines .line')
    await expectWithinReach(`list, ${window}`)
    await page.getByRole('button', { name: 'Content types' }).click()
    await expectWithinReach(`types, ${window}`)
    await page.getByRole('link', { name: /^Documents/ }).click()
    await page.locator('.types').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'A kiln in the yard' }).click()
    await canvas().getByRole('heading', { name: 'A kiln in the yard' }).waitFor()
    expect(await isInWindow(page.locator('.entry-bar').getByRole('button', { name: 'Publish' }))).toBe(true)
    await page.locator('.entry-bar').getByRole('link', { name: 'Page' }).click()
    await expect.poll(() => isInWindow(page.getByRole('tab', { name: 'Page' }))).toBe(true)
    await expectWithinReach(`entry, ${window}`)
    await page.locator('.entry-bar').getByRole('button', { name: 'Publish' }).click()
    await page.locator('.effects').waitFor()
    await expect.poll(() => isInWindow(page.getByRole('button', { name: 'Take back' }))).toBe(true)
    await page.getByRole('button', { name: 'Schedule' }).click()
    await expectWithinReach(`schedule, ${window}`)
    await keys().press('Escape')
    await page.getByRole('button', { name: 'History' }).click()
    await page.locator('.version').first().waitFor()
    await expectWithinReach(`history, ${window}`)
    await keys().press('Escape')
    for (const path of ['/?type=image', '/attention', '/coming', '/blocks', '/files']) {
      await open(path, 'main h1')
      await expectWithinReach(`${path}, ${window}`)
    }
  })
})
