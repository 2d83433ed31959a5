/** Celestial charts by Ulrich Teschner, 1661. */

import { comet } from './comet.mjs'
import { eclipse } from './eclipse.mjs'
import { moonPhases } from './moon-phases.mjs'
import { orbits } from './orbits.mjs'
import { northernSky, southernSky } from './skies.mjs'
import { volvelle } from './volvelle.mjs'
import { zodiac } from './zodiac.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'celestial-01': northernSky,
  'celestial-02': orbits,
  'celestial-03': moonPhases,
  'celestial-04': comet,
  'celestial-05': eclipse,
  'celestial-06': zodiac,
  'celestial-07': southernSky,
  'celestial-08': volvelle,
}
