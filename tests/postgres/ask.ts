import pg from 'pg'

/** Runs statements as somebody with a console would, with the schema that the address names. */
export async function ask<Row = Record<string, unknown>>(
  url: string,
  sql: string,
  ...values: unknown[]
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}
