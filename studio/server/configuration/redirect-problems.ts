import { trimPath } from 'atrium'
import type { Problem } from '#engine/host.ts'
import { REDIRECTS_FILE, redirectFlaws } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'

/** A chain is followed so far. */
const MAX_STEPS = 16

/** Says what is wrong with a redirect, in view of all that there are to be. */
export function redirectJudge(desk: Desk, all: Record<string, unknown>) {
  const { site } = desk
  const known = new Map<string, ReturnType<Desk['visitorsGet']>>()
  /** Many lead to the same page. */
  const visitorsGet = (path: string) => {
    const got = known.get(path) ?? desk.visitorsGet(path)
    known.set(path, got)
    return got
  }
  const flawOf = redirectFlaws(all, site.institution.redirectHosts)
  const targets = new Map(
    Object.entries(all).flatMap(([from, to]) => (typeof to === 'string' ? [[trimPath(from), to] as const] : [])),
  )
  const endOf = (to: string): string => {
    let end = to
    for (let step = 0; step < MAX_STEPS; step++) {
      const next = targets.get(pathOf(end))
      if (next === undefined || !end.startsWith('/')) break
      end = next
    }
    return end
  }
  return async (from: string, to: unknown): Promise<Problem[]> => {
    const said = (severity: Problem['severity'], reason: string, remedy: string): Problem => ({
      ...{ file: REDIRECTS_FILE, field: from, severity, reason, remedy },
    })
    const flaw = flawOf(from, to)
    if (flaw) return [said('error', flaw.reason, flaw.remedy)]
    if (/[?#\p{Cc}]/u.test(from))
      return [
        said('error', 'is no path of a page', 'Leave out ? and # and what follows them: paths alone are looked up.'),
      ]
    const found: Problem[] = []
    if ((await visitorsGet(trimPath(from))) === 'page')
      found.push(
        said('warning', 'has a page, which is shown: nobody is led on', 'Take the page back, or this redirect out.'),
      )
    const target = to as string
    if (!target.startsWith('/')) return found
    if (targets.has(pathOf(target)) && (await visitorsGet(pathOf(target))) !== 'page') {
      const end = endOf(target)
      found.push(said('warning', `leads to ${target}, which leads on to ${end}`, `Lead it straight to ${end}.`))
    } else if ((await visitorsGet(pathOf(target))) === 'nothing')
      found.push(
        said('warning', `leads to ${target}, where nothing is: visitors get “not found”`, 'Lead it to a page.'),
      )
    return found
  }
}

const pathOf = (address: string): string => trimPath(address.split(/[?#]/)[0] ?? '')
