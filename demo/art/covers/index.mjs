/** Covers of books and periodicals, signs of series. */

import { books } from './books.mjs'
import { issues } from './issues.mjs'

/** How each cover is drawn, by id. */
export const works = Object.fromEntries(
  Object.entries({ ...books, ...issues }).map(([name, draw]) => [`cover-${name}`, draw]),
)
