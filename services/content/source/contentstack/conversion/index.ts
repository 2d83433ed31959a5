import { type Catalogue, type ContentSite, createCatalogue } from '../../../catalogue/catalogue.ts'
import { convertAsset } from './assets/asset.ts'
import { convertContentType } from './content-type.ts'
import { convertEntry } from './entry.ts'
import type { Conversion, ConversionOptions } from './values/types.ts'

/**
 * The conversion of a stack's content into that of a site.
 *
 * @param version names the code of the site, which decides what its files look like
 */
export function siteConversion(site: ContentSite, version: string): Conversion {
  const facts = siteFieldsOf(createCatalogue(site))
  return {
    version,
    isKnown: facts.isKnown,
    entry: (raw, stack) => convertEntry(raw, { ...stack, ...facts }),
    asset: convertAsset,
    contentType: convertContentType,
  }
}

/** Returns what the conversion asks of the assembled site. */
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
