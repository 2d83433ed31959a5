/** Architectural drawings by Studio Halvorsen & Ige, 1987–1996, and Leonor Bastide, 1926–1938. */

import { auditoriumRoof } from './auditorium-roof.mjs'
import { courtyardHouse } from './bastide/courtyard-house.mjs'
import { footbridge } from './bastide/footbridge.mjs'
import { marketHall } from './bastide/market-hall.mjs'
import { observatory } from './bastide/observatory.mjs'
import { palmHouse } from './bastide/palm-house.mjs'
import { theaterPlan } from './bastide/theater-plan.mjs'
import { waterTower } from './bastide/water-tower.mjs'
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
  'elevation-09': observatory,
  'elevation-10': footbridge,
  'elevation-11': palmHouse,
  'elevation-12': theaterPlan,
  'elevation-13': marketHall,
  'elevation-14': waterTower,
  'elevation-15': courtyardHouse,
}
