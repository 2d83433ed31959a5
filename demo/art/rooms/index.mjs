/** Rooms: galleries, and those that visitors seldom see. */

import * as galleries from './galleries.mjs'
import * as houses from './houses.mjs'

const named = (rooms) =>
  Object.entries(rooms).map(([name, draw]) => [`room-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`, draw])

/** How each room is drawn, by id. */
export const works = Object.fromEntries([...named(galleries), ...named(houses)])
