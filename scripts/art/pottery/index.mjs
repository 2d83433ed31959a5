/** Greek and Italian pots by unknown potters. */

import { mixingBowl, twoHandled, waterJar } from './banded.mjs'
import { octopusCup } from './octopus-cup.mjs'
import { runnerFlask } from './oil-flask.mjs'
import { plate } from './plate.mjs'
import { storageJar } from './storage-jar.mjs'
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
}
