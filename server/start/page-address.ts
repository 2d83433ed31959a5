import { BRAND, MEDIA } from '../assets/content-files.ts'
import { IMAGES } from '../assets/public-pictures.ts'
import { MAX_ADDRESS_BYTES } from '../http/addresses/address.ts'
import { serverRoutes } from '../operations/routes.ts'

const OTHERS = ['/_', IMAGES, `/${MEDIA.name}/`, `/${BRAND.name}/`, ...serverRoutes]

/**
 * Tells whether nothing but pages can be there: not where files do, which have an ending, nor what begins like an address of
 * pictures, recordings or operations. Such an address may still be a page's.
 *
 * @param url as written, with its query
 */
export function isPageAddress(url: string): boolean {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  return (
    Buffer.byteLength(url) <= MAX_ADDRESS_BYTES &&
    path.startsWith('/') &&
    !path.includes('.') &&
    !OTHERS.some((start) => path.startsWith(start))
  )
}
