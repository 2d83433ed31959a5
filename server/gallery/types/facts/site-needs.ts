import { type Fields, type SiteDefinition, wireNameOf } from '#engine/host.ts'

/** Content types of which a site needs one published entry: it stands at `/`. Any of them will do. */
export const homeTypes = ({ pages }: Pick<SiteDefinition, 'pages'>): string[] =>
  [...pages.values()].filter(({ route }) => route === '/').map(({ type }) => type)

/** The fields without which an entry is not loaded, by their name on the wire. */
export const requiredFields = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.required ? [wireNameOf(name, field)] : []))
