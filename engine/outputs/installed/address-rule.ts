import type { InstalledPage } from '../../assemble/site-definition.ts'
import type { Fields } from '../../schema/describe.ts'

/** Shows a route as people read it: `/news/:slug` → `/news/…`. */
export const shownRoute = (route: string): string => route.replace(/:\w+\*?/g, '…')

/**
 * Says at which address entries of a type are, in words.
 *
 * @param page absent: the type has none
 * @param fields of the whole entry
 */
export function addressRule(page: Pick<InstalledPage, 'route' | 'definition'> | undefined, fields: Fields): string {
  if (!page) return 'None: it is shown where other entries refer to it.'
  const { route, definition } = page
  if (definition.address) return definition.address
  if (definition.path) return `Computed by its page, as a rule \`${shownRoute(route)}\`.`
  if (!route.includes(':'))
    return `\`${route}\`, whatever its \`url\`; of several entries the one published last is shown.`
  const prefix = route.slice(0, route.indexOf(':') - 1)
  const where = prefix
    ? `\`${shownRoute(route)}\`, where \`…\` is its \`url\`, with or without \`${prefix}\` in front`
    : 'Its `url`, which is the whole path'
  const without = fields.url?.required ? 'one elsewhere' : 'one without a `url`, and for one elsewhere'
  return `${where}; none for ${without}, whose \`url\` begins with \`http\` or ends with \`.html\`.`
}
