/** The key pictures of the exhibitions. */

import { orchard, printersWindow } from './cuts.mjs'
import { hanging, turning } from './grids.mjs'
import { bridge, ponds } from './ground.mjs'
import { curls, poppy } from './grown.mjs'
import { longPool, twoWalls } from './rooms.mjs'
import { lamp, twoSkies } from './skies.mjs'
import { kiln, plate } from './table.mjs'
import { diamonds, skyline } from './woven.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'poster-01': skyline,
  'poster-02': kiln,
  'poster-03': orchard,
  'poster-04': twoWalls,
  'poster-05': twoSkies,
  'poster-06': hanging,
  'poster-07': longPool,
  'poster-08': poppy,
  'poster-09': curls,
  'poster-10': lamp,
  'poster-11': bridge,
  'poster-12': turning,
  'poster-13': diamonds,
  'poster-14': plate,
  'poster-15': printersWindow,
  'poster-16': ponds,
}
