import type { InstalledSetting } from '#engine/assemble/installed-settings.ts'
import { institutionJsonSchema, type JsonSchema } from './json-schema.ts'
import { OWN_KEYS } from './schema.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')

const HEAD = `| key | what it is | values | default |
| --- | --- | --- | --- |`

/** The page of the documentation that lists every key of `institution.json`, in Markdown. */
export function institutionTable(settings: readonly InstalledSetting[]): string {
  const areas = [...new Set(settings.map(({ plugin }) => plugin))].sort()
  const tables = areas.map((area) => {
    const keys = tableOf(
      settings.filter(({ plugin }) => plugin === area),
      (key) => !OWN_KEYS.includes(key),
    )
    return `### ${area}\n\n${keys}\n`
  })
  return `# The institution

\`institution.json\` in the content directory says who the site speaks for.

- Four keys are needed: \`name\`, \`siteUrl\` (or the variable \`SITE_URL\`), \`timeZone\` and \`language\`.
- What is not given is absent from the pages. \`null\` means "not given".
- The start names everything that is wrong at once, by file and key. A key that nobody knows is named and ignored.
- A file that an edit broke later is refused. Whoever publishes is told the file and every key. The last good one stays, also through a restart.

\`\`\`json
{
  "name": "House of Cups",
  "siteUrl": "https://www.cups.example",
  "timeZone": "Europe/Madrid",
  "language": "es-ES"
}
\`\`\`

A directory without the file speaks for the demo's institution, and a warning says so.

This page is written by \`npm run docs:configuration\`; \`npm run schema:export\` writes the same as a JSON Schema.

${tableOf([], () => true)}

## Settings of areas

Each area reads keys of its own, in the same file. Without the area nothing reads them, and the start says so.

${tables.join('\n')}`
}

function tableOf(settings: readonly InstalledSetting[], isListed: (key: string) => boolean): string {
  const { properties = {}, required = [] } = institutionJsonSchema(settings)
  const rows = Object.entries(properties)
    .filter(([key]) => isListed(key))
    .flatMap(([key, schema]) => rowsOf(key, schema, required.includes(key)))
  return `${HEAD}\n${rows.join('\n')}`
}

function rowsOf(key: string, schema: JsonSchema, isRequired: boolean): string[] {
  const { default: standard } = schema
  const shown = isRequired ? 'needed' : standard === undefined ? '' : `\`${JSON.stringify(standard)}\``
  const { name, inner } = withinOf(key, schema)
  return [
    `| \`${key}\` | ${cell(wordsOf(schema))} | ${formOf(schema)} | ${shown} |`,
    ...Object.entries(inner?.properties ?? {}).flatMap(([part, value]) =>
      rowsOf(`${name}.${part}`, value, inner?.required?.includes(part) ?? false),
    ),
  ]
}

const wordsOf = ({ description = '', title = '', examples = [] }: JsonSchema): string =>
  [description || (title && `${title}.`), ...examples.map((example) => `Example: \`${JSON.stringify(example)}\`.`)]
    .filter(Boolean)
    .join(' ')

/** The object whose keys are listed below a key: the value itself, or an item. Links and menu items are told in a word. */
function withinOf(name: string, schema: JsonSchema): { name: string; inner?: JsonSchema } {
  if (isLink(schema)) return { name }
  if (schema.properties) return { name, inner: schema }
  return schema.items ? withinOf(`${name}[]`, schema.items) : { name }
}

const isLink = ({ properties = {} }: JsonSchema): boolean => Object.keys(properties).join() === 'title,href'

/** An object whose keys are not listed here. */
const formsByName = ({ additionalProperties, propertyNames }: JsonSchema): string =>
  `${formOf(additionalProperties as JsonSchema)}, by ${(propertyNames as JsonSchema).enum ? 'name' : 'path'}`

function formOf(schema: JsonSchema): string {
  if (schema.properties && Object.keys(schema.properties).length < 3)
    return `\`{ ${Object.keys(schema.properties)
      .map((key) => `"${key}"`)
      .join(', ')} }\``
  if (schema.anyOf) return schema.anyOf.map(formOf).join(' or ')
  if (schema.enum) return (schema.enum as unknown[]).map((value) => `\`${value}\``).join(', ')
  if (schema.items)
    return `list of ${formOf(schema.items)
      .replace(/^text$/, 'texts')
      .replace(/^object$/, 'objects')}`
  if (schema.propertyNames) return formsByName(schema)
  if (schema.type === 'boolean') return '`true` or `false`'
  return schema.type === 'string' ? 'text' : String(schema.type ?? '')
}
