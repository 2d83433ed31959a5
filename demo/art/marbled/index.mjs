/** Marbled papers of the Ellery Bindery collection, 18th century, and by Agnes Whitcombe. */
import { antiqueStraight, bouquet, frenchCurl, nonpareil, peacock } from './combed.mjs'
import { spanishWave, stormont, turkishSpot } from './spots.mjs'
import { goldVein, italianVein, zebra } from './veined.mjs'
import { nightFerry, sunspot, thistle, tidalRings } from './whitcombe.mjs'

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
  'marbled-09': italianVein,
  'marbled-10': zebra,
  'marbled-11': goldVein,
  'marbled-12': tidalRings,
  'marbled-13': thistle,
  'marbled-14': sunspot,
  'marbled-15': nightFerry,
}
