import { type Problem, problemLine } from '#engine/host.ts'

/** So many equal findings are listed one by one. */
const MAX_LISTED = 3

/**
 * Reports as lines. What is said alike of a field of more than a few entries of a content type is one line, which counts
 * the entries and names the first.
 *
 * @param reports in their order
 * @param line of one report
 */
export function reportLines(reports: readonly Problem[], line: (report: Problem) => string = problemLine): string[] {
  const groups = new Map<string, Problem[]>()
  for (const report of reports) {
    const key = keyOf(report)
    groups.set(key, [...(groups.get(key) ?? []), report])
  }
  return [...groups.values()].flatMap((group) => (group.length > MAX_LISTED ? [line(grouped(group))] : group.map(line)))
}

const folderOf = ({ file }: Problem): string => file.slice(0, file.lastIndexOf('/'))
const fieldOf = ({ field }: Problem): string => field.replace(/\[\d+\]/g, '[]')

/** Files by themselves form no group. */
const keyOf = (report: Problem): string =>
  JSON.stringify([report.severity, folderOf(report) || report.file, fieldOf(report), report.reason, report.remedy])

function grouped(group: readonly Problem[]): Problem {
  const [first] = group as [Problem]
  const files = new Set(group.map(({ file }) => file)).size
  const count =
    files === group.length ? `${files} files` : `${group.length} times in ${files} ${files === 1 ? 'file' : 'files'}`
  return {
    ...first,
    file: `${folderOf(first) || first.file} (${count}, first ${first.file.split('/').at(-1)})`,
    field: fieldOf(first),
  }
}
