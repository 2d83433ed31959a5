/** Hair, hats and beards. `back` lies behind the head, `front` before it, `beard` over the face. */

import { BEARDS } from './beards.mjs'
import { BOUND } from './bound.mjs'
import { COMBED } from './combed.mjs'
import { COVERED } from './covered.mjs'
import { GATHERED } from './gathered.mjs'
import { LONG } from './long.mjs'
import { SHORT } from './short.mjs'

/** All by name. */
export const HAIR = { ...BEARDS, ...SHORT, ...COMBED, ...LONG, ...GATHERED, ...BOUND, ...COVERED }
