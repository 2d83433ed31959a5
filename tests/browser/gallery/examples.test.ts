// Takes minutes: begins first.
import { afterAll, describe, expect, it } from 'vitest'
import { axeProblems, htmlProblems, layoutProblems } from '../audit.ts'
import { getBrowser, widths } from '../browser.ts'
import { PREVIEW, withDemo } from '../server.ts'
import { blocks, examples } from './examples.ts'
import { longWordProblems } from './long-words.ts'
import { openScreenshots, type Screenshots } from './screenshots.ts'
import { createVisitor, type Visitor } from './visit.ts'

/** Nothing changes without scripts but what asks for one. */
const NEEDS_SCRIPT = /data-island|data-enhance|<noscript/
const sizes = [widths.phone, widths.desktop]
/** Of a picture's sizes the browser shows one that it has kept: screenshots would tell of earlier visits. */
const HAS_SIZES = /srcset/i
/** Axe looks at a wide screen where no scripts run. */
const isForAxe = (width: number, scripts: boolean) => width === widths.phone || !scripts
const nameOf = ({ type, number }: (typeof examples)[number], width: number) => `${type}-${number}-${width}`

describe('every example of every block', () => {
  const site = withDemo(PREVIEW)
  const visitors = new Map<string, Promise<Visitor>>()
  let screenshots: Screenshots | undefined

  const visitor = (width: number, scripts: boolean, isAnew = false): Promise<Visitor> => {
    const key = `${width} ${scripts} ${isAnew}`
    const known = visitors.get(key) ?? createVisitor(site, { width, scripts, axe: isForAxe(width, scripts), isAnew })
    visitors.set(key, known)
    return known
  }
  const stored = async (): Promise<Screenshots> => {
    const build = `chromium-${(await getBrowser()).version()}-${process.platform}-${process.arch}`
    screenshots ??= openScreenshots(build, process.env.SCREENSHOTS === 'accept')
    return screenshots
  }
  /** An example stands alone: no heading is above its own. */
  const axe = (page: Visitor['page']) => axeProblems(page, ['heading-order'])
  const look = async (example: (typeof examples)[number], width: number, html: string) => {
    const { page, visit, screenshot } = await visitor(width, true, HAS_SIZES.test(html))
    const problems = await visit(example.address)
    const change = (await stored()).compare(nameOf(example, width), await screenshot(), width)
    if (width === widths.phone) problems.push(...(await axe(page)))
    problems.push(...(await layoutProblems(page)))
    if (width === widths.phone) problems.push(...(await longWordProblems(page)))
    return [...problems, (await change) ?? []].flat()
  }
  /** On a wide screen, where axe has not looked yet. */
  const lookWithoutScripts = async ({ address }: (typeof examples)[number]) => {
    const { page, visit } = await visitor(widths.desktop, false)
    return [...(await visit(address)), ...(await axe(page)), ...(await layoutProblems(page))]
  }
  afterAll(async () => {
    for (const opened of visitors.values()) await (await opened).page.context().close()
  })

  const pages = new Map<string, Promise<string>>()
  const htmlAt = (address: string): Promise<string> => {
    const html = pages.get(address) ?? fetch(site.origin + address).then((answer) => answer.text())
    pages.set(address, html)
    return html
  }

  it.each(examples)('$type, example $number, fits its schema and is valid HTML', async ({ type, number, address }) => {
    const definition = blocks.get(type)?.definition
    expect(definition?.schema.safeParse(definition.examples[number - 1]).error).toBeUndefined()
    const html = await htmlAt(address)
    expect(html).not.toContain('class="problem"')
    expect(await htmlProblems(html, ['heading-level'])).toEqual([])
  })

  it.each(examples)('$type, example $number, is in nobody’s way and looks as it did', async (example) => {
    const html = await htmlAt(example.address)
    const looks = [
      ...sizes.map((width) => [`${width} px`, look(example, width, html)] as const),
      ...(NEEDS_SCRIPT.test(html) ? [['without scripts', lookWithoutScripts(example)] as const] : []),
    ]
    const problems = await Promise.all(
      looks.map(async ([way, found]) => (await found).map((problem) => `${way}: ${problem}`)),
    )
    expect(problems.flat()).toEqual([])
  })

  it('no picture is stored of an example that is gone: else run "npm run screenshots"', async () => {
    const wanted = sizes.flatMap((width) => examples.map((example) => nameOf(example, width)))
    expect((await stored()).leftover(wanted)).toEqual([])
  })
})
