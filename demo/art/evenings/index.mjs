/** Pictures of performances, films and other evenings. */

import { cinema, telescope } from './dark.mjs'
import { band, drums, piano, quartet } from './music.mjs'
import { choir, masks, screen, terrace } from './stage.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'evening-01': quartet,
  'evening-02': cinema,
  'evening-03': piano,
  'evening-04': terrace,
  'evening-05': choir,
  'evening-06': telescope,
  'evening-07': masks,
  'evening-08': drums,
  'evening-09': screen,
  'evening-10': band,
}
