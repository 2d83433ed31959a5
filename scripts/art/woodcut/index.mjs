/** Woodcuts after Anselm Varga: black line and white cut, 1921 and later. */

import { ferryman } from './ferrymans-house.mjs'
import { harbor } from './harbor-in-wind.mjs'
import { cliffStairs } from './lighthouse-stairs.mjs'
import { nightOrchard } from './night-orchard.mjs'
import { printersWindow } from './printers-window.mjs'
import { saltPans } from './salt-pans.mjs'
import { cypresses } from './three-cypresses.mjs'
import { winterField } from './winter-field.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'woodcut-01': harbor,
  'woodcut-02': ferryman,
  'woodcut-03': nightOrchard,
  'woodcut-04': cypresses,
  'woodcut-05': saltPans,
  'woodcut-06': cliffStairs,
  'woodcut-07': winterField,
  'woodcut-08': printersWindow,
}
