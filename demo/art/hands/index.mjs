/** Hands at work. */

import * as caring from './caring.mjs'
import * as making from './making.mjs'

/** How each picture is drawn, by id. */
export const works = Object.fromEntries(
  Object.entries({ ...making, ...caring }).map(([name, draw]) => [`hands-${name}`, draw]),
)
