/** Tapestries of the Weavers of San Telmo, 17th century. */

import { chevrons, saddle, stars } from './covers.mjs'
import { altarFrontal, birds } from './friezes.mjs'
import { hookedSquares, indigoMadder, steppedDiamonds } from './hangings.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'tapestry-01': steppedDiamonds,
  'tapestry-02': birds,
  'tapestry-03': stars,
  'tapestry-04': saddle,
  'tapestry-05': indigoMadder,
  'tapestry-06': chevrons,
  'tapestry-07': hookedSquares,
  'tapestry-08': altarFrontal,
}
