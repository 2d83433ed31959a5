import { assetBase, type Image } from '#engine'
import { useRenderContext } from '../render-context.tsx'

/** The base of a picture's addresses, for a download or a viewer; null for a picture without an asset. */
export const usePictureBase = (image: Image | undefined): string | null =>
  assetBase(image, useRenderContext().imageBase)
