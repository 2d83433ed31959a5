/** Marbled papers of the Ellery Bindery collection, 18th century. */
import { antiqueStraight, bouquet, frenchCurl, nonpareil, peacock } from './combed.mjs'
import { spanishWave, stormont, turkishSpot } from './spots.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'marbled-01': nonpareil,
  'marbled-02': peacock,
  'marbled-03': turkishSpot,
  'marbled-04': spanishWave,
  'marbled-05': frenchCurl,
  'marbled-06': antiqueStraight,
  'marbled-07': bouquet,
  'marbled-08': stormont,
}
