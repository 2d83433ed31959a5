import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { ConversionOptions } from './values/types.ts'

/** What the conversion asks of the assembled site. */
export const siteFieldsOf = ({
  types,
  wireBlocks,
}: Pick<Catalogue, 'types' | 'wireBlocks'>): Required<Pick<ConversionOptions, 'isKnown' | 'site'>> => ({
  isKnown: (type) => types.has(type),
  site: {
    fieldsOf: (type) => types.get(type)?.fields,
    blocks: wireBlocks,
    routeOf(type) {
      const page = types.get(type)?.page
      return page && !page.definition.path ? page.route : undefined
    },
  },
})
