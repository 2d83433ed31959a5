import type { EntryHead, Image } from 'atrium'
import type { Work } from './tombstone.ts'

/** A picture, or a work of the collection that has one. */
export interface Asset extends EntryHead, Omit<Image, 'uid' | 'title'>, Omit<Work, 'name'> {
  image?: Image
}

export const isPicture = ({ contentType }: Pick<Asset, 'contentType'>): boolean => contentType === 'image'

export const imageOf = (asset: Asset): Image | undefined => (isPicture(asset) ? asset : asset.image)

/** Returns what is known of the work: a picture keeps it in its metadata, and its own title is for editors. */
export function workOf(asset: Asset): Work {
  if (!isPicture(asset)) return asset
  const first = (name: string) => asset.metadataFields?.[name]?.[0]
  return {
    name: first('title'),
    date: first('date'),
    place: first('place'),
    material: first('material'),
    maker: first('maker'),
    dimensions: first('dimensions'),
    creditLine: first('credit_line'),
  }
}
