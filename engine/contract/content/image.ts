/** A stored crop, in pixels of the master. */
export interface ImageCrop {
  /** `w:h`, like `16:9` or `1.91:1`. */
  ratio: string
  x: number
  y: number
  w: number
  h: number
}

/** A point of a picture, in parts of its width and height from the left and the top: 0 to 1. */
export interface FocalPoint {
  x: number
  y: number
}

/** A picture with an asset in one of the two media sources: the image server (`iiif`) or the media gateway. */
export interface Image {
  uid?: string
  title?: string
  /** Empty: the picture is decorative. */
  alt?: string
  caption?: string
  credit?: string
  iiif?: { id?: string; service?: string }
  mediaGatewayUrl?: string
  /** Address of a file of others, shown as it is where neither source has the picture. */
  src?: string
  imageCrops?: ImageCrop[]
  /** What matters most in it; a ratio without a stored crop shows what is around. */
  focalPoint?: FocalPoint
  /** Size of the master in pixels. */
  width?: number
  height?: number
  metadataFields?: Record<string, string[]>
  gradient?: boolean
  blackText?: boolean
  /** Shown whole on a plain mat, never cropped. */
  placemat?: boolean
}
