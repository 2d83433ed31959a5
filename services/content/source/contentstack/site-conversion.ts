import { type ContentSite, createCatalogue } from '../../catalogue/catalogue.ts'
import type { Conversion } from './content/conversion.ts'
import { convertAsset, convertContentType, convertEntry, siteFieldsOf } from './conversion/index.ts'

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
