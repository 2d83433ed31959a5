import type { Report } from '../../client/api/contract.ts'
import type { Desk } from '../desk/desk.ts'

/** So many lines of a report are shown: those on top say most. */
const MAX_LINES = 40

/** Returns what services of areas have gathered, like searches without results. */
export async function reportsOf({ site, settings }: Pick<Desk, 'site' | 'settings'>): Promise<Report[]> {
  const all = await Promise.all(
    [...site.definition.services].map(async ([service, { definition }]) => {
      const lines = (await definition.report?.(settings.DATA_DIR))?.split('\n')
      return lines ? [{ service, lines: lines.slice(0, MAX_LINES), total: lines.length }] : []
    }),
  )
  return all.flat()
}
