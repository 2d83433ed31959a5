import { type Report, reportLine } from '../catalogue/report.ts'

/** So many equal findings are listed one by one. */
const FEW = 3

/**
 * Reports as lines. What is said alike of a field of more than a few entries of a content type is one line, which counts
 * the entries and names the first.
 *
 * @param reports in their order
 * @param line of one report
 */
export function reportLines(reports: readonly Report[], line: (report: Report) => string = reportLine): string[] {
  const groups = new Map<string, Report[]>()
  for (const report of reports) {
    const key = keyOf(report)
    groups.set(key, [...(groups.get(key) ?? []), report])
  }
  return [...groups.values()].flatMap((group) => (group.length > FEW ? [line(grouped(group))] : group.map(line)))
}

const folderOf = ({ path }: Report): string => path.slice(0, path.lastIndexOf('/'))
const fieldOf = ({ field }: Report): string => field.replace(/\[\d+\]/g, '[]')

/** Files that stand by themselves form no group. */
const keyOf = (report: Report): string =>
  JSON.stringify([report.severity, folderOf(report) || report.path, fieldOf(report), report.reason, report.remedy])

function grouped(group: readonly Report[]): Report {
  const [first] = group as [Report]
  const files = new Set(group.map(({ path }) => path)).size
  const count =
    files === group.length ? `${files} files` : `${group.length} times in ${files} ${files === 1 ? 'file' : 'files'}`
  return {
    ...first,
    path: `${folderOf(first) || first.path} (${count}, first ${first.path.split('/').at(-1)})`,
    field: fieldOf(first),
  }
}
