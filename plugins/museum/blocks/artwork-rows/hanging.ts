import type { PictureLayoutName } from 'atrium/ui/picture/layouts.ts'

/** Where a work hangs. */
interface Place {
  /** How many of twelve columns it takes. */
  columns: number
  /** The form of its picture: works of one row are about as high as each other. */
  picture: PictureLayoutName
}

/** Rows of two, each called by the columns of its first work: 6, 5 and 8. They share twelve. */
const rows: readonly (readonly [Place, Place])[] = [
  [
    { columns: 6, picture: 'post_half' },
    { columns: 6, picture: 'post_half' },
  ],
  [
    { columns: 5, picture: 'post_square' },
    { columns: 7, picture: 'post_half' },
  ],
  [
    { columns: 8, picture: 'post_large' },
    { columns: 4, picture: 'post_square' },
  ],
]
const places = rows.flat()

/** Where the work at an index of a list hangs; after three rows the layouts begin again. */
export const placeOf = (index: number): Place => places[index % places.length] as Place
