/** Pots of the mainland, the islands and the west, by unknown potters. */

import { mixingBowl, twoHandled, waterJar } from './banded.mjs'
import { geometricJar } from './islands/geometric-jar.mjs'
import { shipBowl } from './islands/ship-bowl.mjs'
import { stirrupJar } from './islands/stirrup-jar.mjs'
import { swallowJug } from './islands/swallow-jug.mjs'
import { octopusCup } from './octopus-cup.mjs'
import { runnerFlask } from './oil-flask.mjs'
import { plate } from './plate.mjs'
import { storageJar } from './storage-jar.mjs'
import { blackJug } from './west/black-jug.mjs'
import { eyeCup } from './west/eye-cup.mjs'
import { fishPlate } from './west/fish-plate.mjs'
import { owlJug } from './wine-jug.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'pottery-01': storageJar,
  'pottery-02': octopusCup,
  'pottery-03': runnerFlask,
  'pottery-04': mixingBowl,
  'pottery-05': waterJar,
  'pottery-06': twoHandled,
  'pottery-07': owlJug,
  'pottery-08': plate,
  'pottery-09': geometricJar,
  'pottery-10': swallowJug,
  'pottery-11': stirrupJar,
  'pottery-12': shipBowl,
  'pottery-13': fishPlate,
  'pottery-14': blackJug,
  'pottery-15': eyeCup,
}
