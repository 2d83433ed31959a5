import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { getBrowser } from '../browser/browser.ts'
import { NODE_OPTIONS } from '../browser/node-options.ts'
import { ingestBuilt } from '../browser/run-built.ts'
import { type BuiltStudio, startBuiltStudio } from '../browser/studio/built-studio.ts'
import { dist } from './built.ts'
import { generateContent } from './generate.ts'
import { against, median, printTable, quantile } from './print.ts'
import { report, worst } from './report.ts'
import { notePresses, untilShown } from './studio-visit.ts'
import { addPictures } from './tiny-pictures.ts'

const SAMPLES = 36
/** Letters in one go; then nobody types until what was typed is saved. */
const LETTERS = 9
const BETWEEN_LETTERS = 150
const UNTIL_SAVED = 3000
const [size = 100_000] = (process.env.BENCH_SIZES ?? '100000').split(',').map(Number)
const P95 = 0.95
const DEMO = join(import.meta.dirname, '../../demo/content')

/** Of each page type an entry, and a field that its page shows. */
const PAGES = {
  home: ['page_home_v2/page_home_v2', 'hero.header'],
  article: ['article/article_closed_mondays', 'subtitle'],
  exhibition: ['exhibition/exhibition_warp_and_city', 'subtitle'],
  'composed page': ['composed_page/composed_page_one_hour', 'display_title'],
  'calendar event': ['event/event_lantern_quartet_night_music', 'title'],
} as const

const running: (() => unknown)[] = []
afterAll(async () => {
  for (const stop of running.reverse()) await stop()
})

async function started(...given: Parameters<typeof startBuiltStudio>): Promise<BuiltStudio> {
  const studio = await startBuiltStudio(...given)
  running.push(studio.stop)
  return studio
}

async function opened({ address }: BuiltStudio): Promise<{ context: BrowserContext; page: Page }> {
  const context = await (await getBrowser()).newContext({ viewport: { width: 1440, height: 900 } })
  running.push(() => context.close())
  await notePresses(context)
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('.lines .line').first().waitFor()
  return { context, page }
}

const facts = (times: readonly number[], target: number): string[] => [
  String(times.length),
  median(times).toFixed(0),
  against(quantile(times, P95), target),
  Math.max(...times).toFixed(0),
]

/** The demo, and the demo among many entries and pictures. */
const HOUSES = {
  'the demo': () => started(),
  'the demo among 20,000 entries and 5,000 pictures': () => started({}, largeHouse()),
}

function largeHouse() {
  const folder = temporaryFolder('large-house')
  const contentDir = join(folder, 'content')
  cpSync(DEMO, contentDir, { recursive: true })
  generateContent(contentDir, 15_000)
  addPictures(contentDir, 5000)
  return { contentDir, dataDir: join(folder, 'data') }
}

it.each(Object.entries(HOUSES))('the studio on %s: keystroke to picture, save, largest form', async (house, begin) => {
  const studio = await begin()
  const { page } = await opened(studio)
  const typed = new Map<string, number[]>()
  for (const [name, [entry, field]] of Object.entries(PAGES)) typed.set(name, await typing(page, studio, entry, field))
  printTable(
    `On ${house}: from keystroke to picture, ms, ${LETTERS} letters and then a save (≤ 100 at the 95th of a hundred)`,
    ['page', 'keys', 'median', '95 %', 'most'],
    [...typed].map(([name, times]) => [name, ...facts(times, 100)]),
  )
  const [slowest, figure] = worst([...typed].map(([name, times]) => [name, quantile(times, P95)]))
  const line = { id: 'studio', unit: 'ms', relation: '≤' } as const
  report({
    ...{ ...line, what: `keystroke to picture, 95 %, worst: ${slowest}`, figure, target: 100 },
    reference: `${SAMPLES} keys on each of five page types of ${house}, in Chromium`,
  })
  const saves = await saving(page, 'article/article_closed_mondays')
  const opens = await opening(page, studio)
  printTable(
    `On ${house}: saving a draft until it is on disk, and opening the largest form, ms (≤ 50, ≤ 300)`,
    ['', 'times', 'median', '95 %', 'most'],
    [
      ['save', ...facts(saves, 50)],
      ['largest form', ...facts(opens, 300)],
    ],
  )
  report({
    ...{ ...line, what: 'save on disk, 95 %', figure: quantile(saves, P95), target: 50 },
    reference: `${saves.length} saves on ${house}, from the browser and back`,
  })
  report({
    ...{ ...line, what: 'largest form opened, 95 %', figure: quantile(opens, P95), target: 300 },
    reference: `${opens.length} times on ${house}, from the click to the painted form`,
  })
})

/** Types at the end of a field, with a pause for saving now and then. @returns milliseconds of each letter */
async function typing(page: Page, { origin }: BuiltStudio, entry: string, field: string): Promise<number[]> {
  await page.goto(`${origin}/entries/${entry}`)
  const input = page.locator(`[data-path="${field}"]`).locator('input, textarea').first()
  await input.waitFor()
  await page.locator('.canvas-pane iframe').waitFor()
  await page.frameLocator('.canvas-pane iframe').locator('main').waitFor()
  const frame = await (await page.locator('.canvas-pane iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error(`${entry} has no canvas.`)
  await input.focus()
  await page.keyboard.press('End')
  await page.waitForTimeout(UNTIL_SAVED)
  const times: number[] = []
  for (let key = 0; key < SAMPLES; key++) {
    const letter = String.fromCharCode(97 + (key % 26))
    const text = (await input.inputValue()) + letter
    times.push(await untilShown(page, { on: frame, text, selector: 'body' }, () => page.keyboard.press(letter)))
    await page.waitForTimeout(key % LETTERS === LETTERS - 1 ? UNTIL_SAVED : BETWEEN_LETTERS)
  }
  return times
}

/** Saves an entry again and again, as the studio does. @returns milliseconds of each */
async function saving(page: Page, entry: string): Promise<number[]> {
  const times = await page.evaluate(
    async ([path, samples]) => {
      const ask = async (method: string, body?: unknown) => {
        const response = await fetch(`/api/entries/${path}`, {
          method,
          headers: body ? { 'content-type': 'application/json' } : {},
          body: JSON.stringify(body),
        })
        if (!response.ok) throw new Error(await response.text())
        return response.json()
      }
      const { draft, published } = await ask('GET')
      let { hash, value } = draft ?? published
      const times: number[] = []
      for (let turn = 0; turn < samples; turn++) {
        value = { ...value, subtitle: `Saved ${turn} times` }
        const begun = performance.now()
        ;({ hash } = await ask('PUT', { value, ifHash: hash }))
        times.push(performance.now() - begun)
        await new Promise((resolve) => setTimeout(resolve, 400))
      }
      return times
    },
    [entry, SAMPLES] as const,
  )
  expect(times).toHaveLength(SAMPLES)
  return times
}

/** Opens the entry of the type with most fields from its list. @returns milliseconds of each */
async function opening(page: Page, { origin }: BuiltStudio): Promise<number[]> {
  const times: number[] = []
  const list = () => page.locator('.lines .line').first().waitFor()
  await page.goto(`${origin}/?type=exhibition`)
  await list()
  for (let turn = 0; turn < SAMPLES; turn++) {
    const line = page.locator('.lines a[href="/entries/exhibition/exhibition_warp_and_city"]').first()
    await line.scrollIntoViewIfNeeded()
    times.push(await untilShown(page, { on: page, text: '', selector: '.entry-form .field' }, async () => line.click()))
    await page.goBack()
    await list()
  }
  return times
}

it(`lists of ${size.toLocaleString('en-US')} entries`, async () => {
  const folder = temporaryFolder('studio-lists')
  const folders = { contentDir: join(folder, 'content'), dataDir: join(folder, 'data') }
  generateContent(folders.contentDir, size)
  await ingestBuilt(folders.contentDir, folders.dataDir, NODE_OPTIONS)
  const { address, origin } = await started({}, folders)
  const token = new URL(address).hash.slice('#token='.length)
  const session = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ token }),
  })
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  const asked = async (query: string): Promise<{ took: number; total: number }> => {
    const begun = performance.now()
    const response = await fetch(`${origin}/api/entries?${query}`, { headers: { cookie } })
    const { total } = (await response.json()) as { total: number }
    return { took: performance.now() - begun, total }
  }
  const first = await asked('')
  expect(first.total).toBeGreaterThan(size * 0.99)
  const queries = {
    'all, newest first': '',
    'of a type': 'type=article',
    'the 1,000th page': `after=${Math.min(50_000, size >> 1)}`,
    'a word of all titles': 'q=story',
    'a letter': 'q=s',
    'a word of many texts': 'q=clay',
    'a word of a type': 'q=story&type=article&state=published',
    'words of one entry': 'q=story%207%3A%20entry-7',
    'a uid': 'q=article_77',
    'nothing that is there': 'q=zzyzx',
  }
  const times = new Map<string, number[]>()
  for (let turn = 0; turn < SAMPLES; turn++)
    for (const [name, query] of Object.entries(queries))
      times.set(name, [...(times.get(name) ?? []), (await asked(query)).took])
  printTable(
    `Lists of ${size.toLocaleString('en-US')} entries, ms (≤ 200); the first one after the start took ${first.took.toFixed(0)} ms`,
    ['list', 'times', 'median', '95 %', 'most'],
    [...times].map(([name, own]) => [name, ...facts(own, 200)]),
  )
  const isWith = (name: string) => queries[name as keyof typeof queries].includes('q=')
  for (const [what, isMeant] of [
    ['without words', (name: string) => !isWith(name)],
    ['with words', isWith],
  ] as const) {
    const [slowest, figure] = worst(
      [...times].flatMap(([name, own]) => (isMeant(name) ? [[name, quantile(own, P95)] as const] : [])),
    )
    report({
      ...{ id: 'studio', what: `list ${what}, 95 %, worst: ${slowest}`, figure, unit: 'ms', relation: '≤' },
      ...{ target: size >= 100_000 ? 200 : null, reference: `${size.toLocaleString('en-US')} entries` },
    })
  }
  report({
    ...{ id: 'studio', what: 'first list after the start', figure: first.took, unit: 'ms', relation: '≤' },
    ...{ target: size >= 100_000 ? 1000 : null, reference: `${size.toLocaleString('en-US')} entries` },
  })
})

it('script of the first page', () => {
  const html = readFileSync(join(dist, 'studio/index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file]) => file as string)
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, 'studio', file))).length, 0)
  expect(files.length).toBeGreaterThan(0)
  report({
    ...{ id: 'studio', what: 'script of the first page', figure: bytes / 1000, unit: 'kB', target: 250, relation: '≤' },
    reference: `gzip, ${files.length} files`,
  })
})
