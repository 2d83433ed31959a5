import type { SiteDefinition } from '../assemble/site-definition.ts'
import { isCard } from '../content/references/card-of.ts'
import { includeOf, union } from '../content/references/include.ts'
import { pathsOf } from '../content/references/views.ts'
import type { Field, Fields } from '../schema/describe.ts'
import { toWireName } from '../schema/names.ts'

/**
 * Describes what is installed, as text for a terminal: plugins, routes, content types, blocks, navigation, endpoints, services,
 * warnings.
 *
 * @param about the name of an area, a content type, a block or anything else that is listed: all that bears it or belongs
 *   to it, and nothing else; absent: everything
 * @returns an empty text when nothing bears the name
 */
export function describeSite(site: SiteDefinition, about?: string): string {
  const pages = [...site.pages.values()]
  const part = (title: string, all: readonly string[]) => {
    const rows = about === undefined ? all : all.filter((row) => names(row, about))
    if (rows.length === 0 && about !== undefined) return []
    return `${title} (${rows.length})\n${rows.map((row) => `  ${row}`).join('\n')}`
  }
  return [
    part(
      'Plugins',
      site.plugins.map(({ name, file }) => `${name}  ${file}`),
    ),
    part(
      'Routes',
      pages
        .map(
          ({ route, definition, type, file }) =>
            `${route}  ${type}  ${file}${definition.path ? '  (address computed)' : ''}`,
        )
        .sort(),
    ),
    part(
      'Content types',
      [...site.contentTypes].map(([name, { definition, file, fields }]) => {
        const page = site.pages.get(name)
        const include = loadedWith(name, site)
        return [
          `${name}  ${definition.label}  ${file}${isCard(definition.card, page !== undefined) ? '  (card)' : ''}`,
          `    fields    ${describeFields(fields)}`,
          ...(include.length > 0 ? [`    loads     ${include.join('  ')}`] : []),
        ].join('\n  ')
      }),
    ),
    part(
      'Blocks',
      [...site.blocks].map(([type, { definition, island, file }]) =>
        [type, definition.wire ?? '–', definition.placement, ...(island ? ['island'] : []), file].join('  '),
      ),
    ),
    part(
      'Navigation',
      [...site.navigation].map(([name, { plugin }]) => `${name}  (${plugin})`),
    ),
    part(
      'Endpoints',
      site.endpoints.map(
        ({ definition, plugin }) => `${(definition.methods ?? ['GET']).join(', ')} ${definition.route}  (${plugin})`,
      ),
    ),
    part(
      'Services',
      [...site.services].map(([name, { definition, plugin }]) =>
        [`${name}  (${plugin})`, ...Object.keys(definition.variables)].join('  '),
      ),
    ),
    site.replaced.length > 0 ? part('In place of Atrium’s', site.replaced) : [],
    part(
      'Warnings',
      site.warnings.map(({ file, reason, remedy }) => `${file}: ${reason}. ${remedy}`),
    ),
  ]
    .flat()
    .join('\n\n')
}

/** Names the references that are loaded with entries of a type: for its page, or where others show them. */
export function loadedWith(type: string, { pages, views }: Pick<SiteDefinition, 'pages' | 'views'>): string[] {
  const page = pages.get(type)
  return pathsOf(page ? union(views.page(type), includeOf(page.definition.include)) : views.view(type))
}

/** Tells whether the first line of a row has a word: a name, the area in brackets, or a folder or file of that name. */
const names = (row: string, word: string): boolean =>
  (row.split(/\n|: /)[0] ?? '').split(/[\s/()":]+|\.\w+(?=\s|$)/).includes(word)

const describeFields = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, field]) => `${toWireName(name)}${field.required ? '*' : ''} ${kindOf(field)}`)
    .join(', ')

function kindOf(field: Field): string {
  if (field.kind === 'list') return `${kindOf(field.of)}[]`
  if (field.kind === 'reference') return `${field.load === 'card' ? 'card' : 'ref'} ${field.to.join('|') || 'any'}`
  return field.kind
}
