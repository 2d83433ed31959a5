import { assetBase, type Image } from 'atrium'
import { useRenderContext, useRenderRoot } from '../render-context.tsx'

/** The base of a picture's addresses, for a download or a viewer; null for a picture without an asset. */
export function usePictureBase(image: Image | undefined): string | null {
  const { notePicture } = useRenderRoot()
  const base = assetBase(image, useRenderContext().imageBase)
  if (base) notePicture({ base })
  return base
}
