/** One letter of so many may be otherwise. */
const LETTERS_PER_MISTAKE = 3

/** The name that differs least, if it differs little. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((candidate) => ({ candidate, edits: editsBetween(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
  return best && best.edits <= Math.ceil(name.length / LETTERS_PER_MISTAKE) ? best.candidate : undefined
}

/** Letters to add, take away or replace, so that one name becomes the other. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [other, wanted] of [...to].entries())
      next.push(
        Math.min((next[other] ?? 0) + 1, (row[other + 1] ?? 0) + 1, (row[other] ?? 0) + (letter === wanted ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
