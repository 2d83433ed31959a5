/** Botanical plates after Henrike Solberg, 1840s, and Adelaide Frye, 1880s and 1890s. */

import { agaveSection } from './agave.mjs'
import { artichoke } from './artichoke.mjs'
import { fern } from './fern.mjs'
import { figs } from './frye/fig.mjs'
import { mushrooms } from './frye/mushrooms.mjs'
import { oak } from './frye/oak.mjs'
import { passionVine } from './frye/passion-vine.mjs'
import { poppies } from './frye/poppies.mjs'
import { pricklyPear } from './frye/prickly-pear.mjs'
import { sugarPine } from './frye/sugar-pine.mjs'
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
  'botanical-09': oak,
  'botanical-10': poppies,
  'botanical-11': pricklyPear,
  'botanical-12': figs,
  'botanical-13': passionVine,
  'botanical-14': mushrooms,
  'botanical-15': sugarPine,
}
