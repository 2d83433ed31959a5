import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { JsonSchema } from '#engine/schema/wire-schema.ts'
import { type ContentSite, createCatalogue } from './catalogue.ts'

/** Name of the file that maps files of entries to their schemas. */
export const EDITOR_SETTINGS = 'vscode-settings.json'

/**
 * Writes the JSON Schema (2020-12) of every content type in its wire form, `blocks.json` with every block, and settings
 * by which VS Code checks and completes entries with them.
 *
 * @param root the folder that is opened in the editor
 * @returns the files written
 */
export function exportSchemas(site: ContentSite, directory: string, root = process.cwd()): string[] {
  const catalogue = createCatalogue(site)
  mkdirSync(directory, { recursive: true })
  const write = (name: string, value: unknown): string => {
    const file = join(directory, name)
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
    return file
  }
  const types = [...catalogue.types.keys()].sort()
  const associations = types.map((type) => ({
    fileMatch: [`entries/${type}/*.json`],
    url: schemaUrl(join(directory, `${type}.json`), root),
  }))
  return [
    ...types.map((type) => write(`${type}.json`, entrySchema(catalogue.typeSchema(type)))),
    write(String(catalogue.blocksSchema.$id), { $schema: DIALECT, ...catalogue.blocksSchema }),
    write(EDITOR_SETTINGS, { 'json.schemas': associations }),
  ]
}

const DIALECT = 'https://json-schema.org/draft/2020-12/schema'

/** An entry may name its schema itself, for editors without settings. */
const entrySchema = ({ properties, ...schema }: JsonSchema): JsonSchema => ({
  $schema: DIALECT,
  ...schema,
  properties: {
    $schema: { type: 'string', title: 'Schema', description: 'Where this schema is, for text editors.' },
    ...(properties as object),
  },
})

/** From the folder opened in the editor, else as a whole address. */
function schemaUrl(file: string, root: string): string {
  const path = relative(resolve(root), resolve(file)).split(sep)
  return path[0] === '..' ? pathToFileURL(file).href : `./${path.join('/')}`
}
