/**
 * Prints a table.
 *
 * @param words how many columns stand to the left; figures stand to the right
 */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  words = 1,
): void {
  const lines = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines.map((line) =>
    line
      .map((cell, column) =>
        column < words ? cell.padEnd(widths[column] as number) : cell.padStart(widths[column] as number),
      )
      .join('  ')
      .trimEnd(),
  )
  process.stdout.write(
    `\n${title}\n${[text[0], '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2)), ...text.slice(1)].join('\n')}\n`,
  )
}

/** The figure beside its budget, marked where it misses it. */
export const against = (figure: number, budget: number, digits = 0): string =>
  `${figure.toFixed(digits)} ${figure <= budget ? '≤' : '✗ >'} ${budget.toFixed(digits)}`

export const median = (figures: readonly number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The slowest tenth begins here. */
export const ninetieth = (figures: readonly number[]): number =>
  [...figures].sort((a, b) => a - b)[Math.floor(figures.length * 0.9)] ?? Number.NaN

/** @param part 0: the least, 1: the most */
export const quantile = (figures: readonly number[], part: number): number =>
  [...figures].sort((a, b) => a - b)[Math.min(figures.length - 1, Math.floor(figures.length * part))] ?? Number.NaN
