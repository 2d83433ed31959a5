import { texts } from './bytes.ts'
import type { Database } from './database.ts'

/**
 * The different texts in a column, in order: one look into the index for each, however many rows there are.
 *
 * @param where the column is the first of an index or of the table's key
 * @param range only texts from here on, and before there
 */
export function distinctValues(
  db: Database,
  { table, column }: { table: string; column: string },
  { from = '', to }: { from?: string; to?: string } = {},
): string[] {
  const before = to === undefined ? '' : `AND ${column} < ?`
  const next = (relation: '>' | '>=', than: string) =>
    db.first<Record<string, string>>(
      `SELECT ${texts(column)} FROM ${table} WHERE ${column} ${relation} ? ${before} ORDER BY ${column} LIMIT 1`,
      than,
      ...(to === undefined ? [] : [to]),
    )?.[column]
  const values: string[] = []
  for (let value = next('>=', from); value !== undefined; value = next('>', value)) values.push(value)
  return values
}
