/** What the sitters wear. `front` is painted over the neck; (x, y) is the pit of the neck. */

import { KNITTED } from './knitted.mjs'
import { SOFT } from './soft.mjs'
import { TAILORED } from './tailored.mjs'
import { WORKWEAR } from './workwear.mjs'

/** All by name. */
export const DRESS = { ...WORKWEAR, ...TAILORED, ...SOFT, ...KNITTED }
