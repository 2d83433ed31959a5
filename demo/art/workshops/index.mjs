/** Pictures of courses, family days and other daylight. */

import { loom, press, wheel } from './made.mjs'
import { kites, sketchers, story } from './people.mjs'
import { boats, lunch, pigments, seeds } from './tables.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'workshop-01': wheel,
  'workshop-02': press,
  'workshop-03': loom,
  'workshop-04': sketchers,
  'workshop-05': story,
  'workshop-06': seeds,
  'workshop-07': kites,
  'workshop-08': pigments,
  'workshop-09': boats,
  'workshop-10': lunch,
}
