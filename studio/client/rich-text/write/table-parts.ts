import type { Node } from 'prosemirror-model'

export interface TablePart {
  /** Its element; empty: rows in none. */
  part: string
  rows: Node[]
}

/** The parts that the rows of a table make up. A row that is new belongs to the part around it. */
export function partsOf({ children: rows }: Node): TablePart[] {
  const parts: (TablePart & { group: number })[] = []
  for (const [index, row] of rows.entries()) {
    const last = parts.at(-1)
    const next = rows.slice(index + 1).find(({ attrs }) => attrs.part !== null)
    // Below a head there is a body, and not more of the head.
    const around = last && (last.part !== 'thead' || !next) ? last : (next?.attrs as TablePart & { group: number })
    const isNew = row.attrs.part === null
    const part: string = isNew
      ? isNew && around?.part === 'thead' && last
        ? 'tbody'
        : (around?.part ?? 'tbody')
      : row.attrs.part
    const group: number = isNew ? (around?.group ?? 0) : row.attrs.group
    if (last && last.part === part && last.group === group) last.rows.push(row)
    else parts.push({ part, group, rows: [row] })
  }
  return parts
}
