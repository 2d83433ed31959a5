/** Colour fields after Odile Marchetti, 1958–1971. */

import { interval, threshold, twoRooms } from './bands.mjs'
import { blueWeight, greenOverBlack, lowSun } from './clouds.mjs'
import { afternoon, quarry } from './planes.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'field-01': lowSun,
  'field-02': threshold,
  'field-03': blueWeight,
  'field-04': quarry,
  'field-05': twoRooms,
  'field-06': interval,
  'field-07': afternoon,
  'field-08': greenOverBlack,
}
