/** Tapestries of San Telmo (17th century) and Ribera Honda (18th century), and by Dorothea Vance. */

import { chevrons, saddle, stars } from './covers.mjs'
import { altarFrontal, birds } from './friezes.mjs'
import { hookedSquares, indigoMadder, steppedDiamonds } from './hangings.mjs'
import { hares, pomegranates, treeOfParrots } from './ribera.mjs'
import { nightCity, signalHill, terraceSun, twoShuttles } from './vance.mjs'

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
  'tapestry-09': pomegranates,
  'tapestry-10': treeOfParrots,
  'tapestry-11': hares,
  'tapestry-12': nightCity,
  'tapestry-13': signalHill,
  'tapestry-14': twoShuttles,
  'tapestry-15': terraceSun,
}
