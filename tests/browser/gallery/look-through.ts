import { afterAll } from 'vitest'
import { axeProblems, htmlProblems, layoutProblems } from '../audit.ts'
import { widths } from '../browser.ts'
import type { ServedSite } from '../server.ts'
import { createVisitor, type Visitor } from './visit.ts'

/**
 * Looks at whole pages at 390 px with scripts and at 1440 px without, in two windows that are opened once.
 *
 * @returns what is wrong with a page, a line each
 */
export function lookThrough(site: Pick<ServedSite, 'origin'>): (path: string) => Promise<string[]> {
  const ways = [
    { width: widths.phone, scripts: true },
    { width: widths.desktop, scripts: false },
  ] as const
  let opened: Promise<Visitor[]> | undefined
  afterAll(async () => {
    for (const { page } of (await opened) ?? []) await page.context().close()
  })
  return async (path) => {
    opened ??= Promise.all(ways.map((way) => createVisitor(site, way)))
    const problems = await htmlProblems(await (await fetch(site.origin + path)).text())
    for (const [index, { page, visit }] of (await opened).entries()) {
      const { width, scripts } = ways[index] as (typeof ways)[number]
      const found = [...(await visit(path)), ...(await axeProblems(page)), ...(await layoutProblems(page))]
      problems.push(...found.map((problem) => `${width} px, scripts ${scripts}: ${problem}`))
    }
    return problems
  }
}
