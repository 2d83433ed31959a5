/** Celestial charts by Ulrich Teschner, 1661, and Élisabeth Delorme, 1738–1752. */

import { comet } from './comet.mjs'
import { armillary } from './delorme/armillary.mjs'
import { moonMap } from './delorme/moon-map.mjs'
import { saturnAspects } from './delorme/saturn.mjs'
import { seasons } from './delorme/seasons.mjs'
import { starShower } from './delorme/star-shower.mjs'
import { sundial } from './delorme/sundial.mjs'
import { winds } from './delorme/winds.mjs'
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
  'celestial-09': moonMap,
  'celestial-10': saturnAspects,
  'celestial-11': armillary,
  'celestial-12': seasons,
  'celestial-13': winds,
  'celestial-14': starShower,
  'celestial-15': sundial,
}
