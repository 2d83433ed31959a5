/** Architectural drawings by Studio Halvorsen & Ige, 1987–1996. */

import { auditoriumRoof } from './auditorium-roof.mjs'
import { entranceCourt } from './entrance-court.mjs'
import { libraryStacks } from './library-stacks.mjs'
import { peristyle } from './peristyle.mjs'
import { rotundaStair } from './rotunda-stair.mjs'
import { pavilion } from './south-pavilion.mjs'
import { terraceWalls } from './terrace-walls.mjs'
import { tramStation } from './tram-station.mjs'

/** How each picture is drawn, by id. */
export const works = {
  'elevation-01': pavilion,
  'elevation-02': tramStation,
  'elevation-03': rotundaStair,
  'elevation-04': peristyle,
  'elevation-05': libraryStacks,
  'elevation-06': terraceWalls,
  'elevation-07': auditoriumRoof,
  'elevation-08': entranceCourt,
}
