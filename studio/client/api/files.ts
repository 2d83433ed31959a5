import type { Ref, Row } from './contract.ts'

/** A recording, captions or a PDF of the site. */
export interface LibraryFile {
  /** Like `/media/kiln.mp3`. */
  address: string
  title: string
  kind: 'audio' | 'video' | 'captions' | 'pdf'
  /** Of captions, BCP 47. */
  language?: string
  bytes: number
  changedAt: string
  /** In how many entries it is. */
  uses: number
}

/** What is said of a file that is uploaded. */
export interface FileWords {
  title: string
  fileName?: string
  language?: string
}

/** What is said of a picture that is uploaded, in plain words. */
export interface PictureWords {
  title: string
  alt?: string
  caption?: string
  credit?: string
  /** Another image of a picture that is there already is wanted. */
  again?: boolean
}

/** What became of a picture: its image, or those that show the same one. */
export type Uploaded = { ref: Ref; row: Row } | { same: readonly Row[] }

/** A picture that an image may show. */
export interface NewMaster {
  id: string
  width: number
  height: number
}
