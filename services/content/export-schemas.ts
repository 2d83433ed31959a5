import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonSchema } from '#engine/schema/wire-schema.ts'
import { type ContentSite, createCatalogue } from './catalogue.ts'

/**
 * Writes the JSON Schema (2020-12) of every content type in its wire form, and `blocks.json` with every block, for
 * editors, importers and other people's content.
 *
 * @returns the files written
 */
export function exportSchemas(site: ContentSite, directory: string): string[] {
  const catalogue = createCatalogue(site)
  mkdirSync(directory, { recursive: true })
  const write = (schema: JsonSchema): string => {
    const file = join(directory, String(schema.$id))
    writeFileSync(
      file,
      `${JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema }, null, 2)}\n`,
    )
    return file
  }
  return [
    ...[...catalogue.types.keys()].sort().map((name) => write(catalogue.typeSchema(name))),
    write(catalogue.blocksSchema),
  ]
}
