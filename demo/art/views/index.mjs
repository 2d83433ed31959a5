/** Views of the Ellery Center and the Ellery Villa, and the pictures of the site itself, in flat colour. */

import { amphitheater } from './amphitheater.mjs'
import { plaza } from './arrival-plaza.mjs'
import { garden } from './central-garden.mjs'
import { fromTheSea } from './from-the-sea.mjs'
import { herbGarden } from './herb-garden.mjs'
import { lost } from './lost.mjs'
import { peristyleView } from './outer-peristyle.mjs'
import { placeholder } from './placeholder.mjs'
import { readingRoom } from './reading-room.mjs'
import { tram } from './tram.mjs'

/** How each picture is drawn, by id. */
export const works = {
  lost,
  placeholder,
  'center-01': plaza,
  'center-02': garden,
  'center-03': tram,
  'center-04': readingRoom,
  'villa-01': peristyleView,
  'villa-02': herbGarden,
  'villa-03': fromTheSea,
  'villa-04': amphitheater,
}
