import { type PageContext, parseUrl } from '#engine'
import { typeLabel } from '../labels/labels.ts'
import type { SearchRecord } from '../site-search/site-search.ts'

/** One result as it is shown. */
export interface SearchResult
  extends Pick<SearchRecord, 'title' | 'url' | 'description' | 'extract' | 'image' | 'lang'> {
  /** What it is, like `Press Release`; undefined where that is not known. */
  resourceType?: string
  /** Key of the application whose page it is. */
  sourceApp: string
  showImages: boolean
}

/** What the service found, as the institution shows it. */
export function resultOf(
  { title, url, resourceType, sourceApp, description, extract, image, imageSrc, lang }: SearchRecord,
  context: PageContext,
): SearchResult {
  return {
    ...{ title, url, sourceApp, description, extract, lang },
    image: image ?? (imageSrc && isSafe(imageSrc.src) ? imageSrc : undefined),
    resourceType: typeLabel(resourceType, sourceApp, context),
    showImages: context.settings.showSearchImages,
  }
}

/** Of this site, or of another over a connection that nobody reads. */
const isSafe = (src: string): boolean =>
  /^(\/(?!\/)|https:\/\/)/i.test(src) && parseUrl(src, 'https://here.example') !== undefined
