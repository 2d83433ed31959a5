import type { SiteDefinition } from '#engine/assemble/site-definition.ts'
import type { Fields } from '#engine/schema/describe.ts'
import { wireNameOf } from '#engine/schema/spelling.ts'

/** Content types of which a site needs one published entry: it stands at `/`. Any of them will do. */
export const homeTypes = ({ pages }: Pick<SiteDefinition, 'pages'>): string[] =>
  [...pages.values()].filter(({ route }) => route === '/').map(({ type }) => type)

/** The fields without which an entry is not loaded, by their name on the wire. */
export const requiredFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.required ? [wireNameOf(name, field)] : []))
