/** Colour fields after Odile Marchetti, 1958–1973, and Tadeo Lindgren, 1966–1978. */

import { interval, threshold, twoRooms } from './bands.mjs'
import { blueWeight, greenOverBlack, lowSun } from './clouds.mjs'
import { freeway, tideTable, vesper } from './coast.mjs'
import { quarterTurn, salinas, signal, stairwell } from './lindgren.mjs'
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
  'field-09': tideTable,
  'field-10': vesper,
  'field-11': freeway,
  'field-12': quarterTurn,
  'field-13': signal,
  'field-14': salinas,
  'field-15': stairwell,
}
