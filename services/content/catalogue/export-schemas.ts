import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { annotate } from '#engine/host.ts'
import { type ContentSite, createCatalogue } from './catalogue.ts'
import type { JsonSchema } from './engine-types.ts'

/** Name of the file that maps files of entries to their schemas. */
export const EDITOR_SETTINGS = 'vscode-settings.json'

/**
 * Writes the JSON Schema (2020-12) of every content type in its wire form, `blocks.json` and `page-blocks.json` with every block, those of other
 * files of the content directory under `files`, and settings by which VS Code checks and completes files with them.
 *
 * @param root the folder that is opened in the editor
 * @param files schemas of further files, by path or pattern inside the content directory
 * @returns the files written
 */
export function exportSchemas(
  site: ContentSite,
  directory: string,
  root = process.cwd(),
  files: Readonly<Record<string, JsonSchema>> = {},
): string[] {
  const catalogue = createCatalogue(site, { note: annotate })
  const write = (name: string, value: unknown): string => {
    const file = join(directory, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
    return file
  }
  const types = [...catalogue.types.keys()].sort()
  const ofServices = [...(site.services?.values() ?? [])].flatMap(({ definition }) =>
    Object.entries(definition.schemas?.() ?? {}),
  )
  const others = [...Object.entries(files), ...ofServices].map(([path, schema]) => ({
    path,
    name: join('files', `${path.replace(/(?:\/\*)?\.json$/, '')}.json`),
    schema: { $schema: DIALECT, $id: `files/${path}`, ...schema },
  }))
  const associations = [
    ...types.map((type) => [`entries/${type}/*.json`, `${type}.json`] as const),
    ...others.map(({ path, name }) => [path, name] as const),
  ].map(([path, name]) => ({ fileMatch: [path], url: schemaUrl(join(directory, name), root) }))
  return [
    ...types.map((type) => write(`${type}.json`, entrySchema(catalogue.typeSchema(type)))),
    ...catalogue.blocksSchemas().map((schema) => write(String(schema.$id), { $schema: DIALECT, ...schema })),
    ...others.map(({ name, schema }) => write(name, schema)),
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
