/** Woodcuts after Anselm Varga, 1921 and later, and Ilse Brandauer, 1928–1951: black line and white cut. */

import { beehives } from './brandauer/beehives.mjs'
import { carp } from './brandauer/carp.mjs'
import { moths } from './brandauer/moths.mjs'
import { mountainLake } from './brandauer/mountain-lake.mjs'
import { owl } from './brandauer/owl.mjs'
import { viaduct } from './brandauer/viaduct.mjs'
import { windmill } from './brandauer/windmill.mjs'
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
  'woodcut-09': owl,
  'woodcut-10': beehives,
  'woodcut-11': viaduct,
  'woodcut-12': carp,
  'woodcut-13': windmill,
  'woodcut-14': mountainLake,
  'woodcut-15': moths,
}
