/** Botanical plates after Henrike Solberg, 1840s. */

import { agaveSection } from './agave.mjs'
import { artichoke } from './artichoke.mjs'
import { fern } from './fern.mjs'
import { irisViews } from './iris.mjs'
import { matilija } from './matilija-poppy.mjs'
import { quince } from './quince.mjs'
import { seedHeads } from './seed-heads.mjs'
import { wildCucumber } from './wild-cucumber.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'botanical-01': matilija,
  'botanical-02': fern,
  'botanical-03': quince,
  'botanical-04': artichoke,
  'botanical-05': wildCucumber,
  'botanical-06': seedHeads,
  'botanical-07': irisViews,
  'botanical-08': agaveSection,
}
