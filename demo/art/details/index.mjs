/** Details of works: what a visitor sees on stepping nearer. */

import { works as botanical } from '../botanical/index.mjs'
import { works as celestial } from '../celestial/index.mjs'
import { works as elevation } from '../elevation/index.mjs'
import { works as evenings } from '../evenings/index.mjs'
import { works as field } from '../field/index.mjs'
import { works as marbled } from '../marbled/index.mjs'
import { works as posters } from '../posters/index.mjs'
import { works as pottery } from '../pottery/index.mjs'
import { works as tapestry } from '../tapestry/index.mjs'
import { works as views } from '../views/index.mjs'
import { works as woodcut } from '../woodcut/index.mjs'
import { works as workshops } from '../workshops/index.mjs'
import { detail } from './detail.mjs'

const sources = { ...botanical, ...celestial, ...elevation, ...evenings, ...field, ...marbled, ...posters, ...pottery, ...tapestry, ...views, ...woodcut, ...workshops }

/** Work, middle of the part across and down, and the share of the width that is seen. */
const PARTS = `
  pottery-01 0.5 0.42 0.46
  pottery-02 0.5 0.42 0.46
  pottery-03 0.5 0.42 0.46
  pottery-04 0.5 0.42 0.46
  pottery-05 0.5 0.42 0.46
  pottery-06 0.5 0.42 0.46
  pottery-07 0.5 0.42 0.46
  pottery-08 0.5 0.42 0.46
  pottery-09 0.5 0.42 0.46
  pottery-10 0.5 0.42 0.46
  pottery-11 0.5 0.42 0.46
  pottery-12 0.5 0.42 0.46
  pottery-13 0.5 0.42 0.46
  pottery-14 0.5 0.42 0.46
  pottery-15 0.5 0.42 0.46
  tapestry-01 0.36 0.36 0.36
  tapestry-02 0.36 0.36 0.36
  tapestry-03 0.36 0.36 0.36
  tapestry-04 0.36 0.36 0.36
  tapestry-05 0.36 0.36 0.36
  tapestry-06 0.36 0.36 0.36
  tapestry-07 0.36 0.36 0.36
  tapestry-08 0.36 0.36 0.36
  tapestry-09 0.36 0.36 0.36
  tapestry-10 0.36 0.36 0.36
  tapestry-11 0.36 0.36 0.36
  tapestry-12 0.36 0.36 0.36
  tapestry-13 0.36 0.36 0.36
  tapestry-14 0.36 0.36 0.36
  tapestry-15 0.36 0.36 0.36
  woodcut-01 0.5 0.5 0.44
  woodcut-02 0.5 0.5 0.44
  woodcut-03 0.5 0.5 0.44
  woodcut-04 0.5 0.5 0.44
  woodcut-05 0.5 0.5 0.44
  woodcut-06 0.5 0.5 0.44
  woodcut-07 0.5 0.5 0.44
  woodcut-08 0.5 0.5 0.44
  woodcut-09 0.5 0.5 0.44
  woodcut-10 0.5 0.5 0.44
  woodcut-11 0.5 0.5 0.44
  woodcut-12 0.5 0.5 0.44
  woodcut-13 0.5 0.5 0.44
  woodcut-14 0.5 0.5 0.44
  woodcut-15 0.5 0.5 0.44
  botanical-01 0.5 0.36 0.42
  botanical-02 0.5 0.36 0.42
  botanical-03 0.5 0.36 0.42
  botanical-04 0.5 0.36 0.42
  botanical-05 0.5 0.36 0.42
  botanical-06 0.5 0.36 0.42
  botanical-07 0.5 0.36 0.42
  botanical-08 0.5 0.36 0.42
  botanical-09 0.5 0.36 0.42
  botanical-10 0.5 0.36 0.42
  botanical-11 0.5 0.36 0.42
  botanical-12 0.5 0.36 0.42
  botanical-13 0.5 0.36 0.42
  botanical-14 0.5 0.36 0.42
  botanical-15 0.5 0.36 0.42
  celestial-01 0.5 0.42 0.4
  celestial-02 0.5 0.42 0.4
  celestial-03 0.5 0.42 0.4
  celestial-04 0.5 0.42 0.4
  celestial-05 0.5 0.42 0.4
  celestial-06 0.5 0.42 0.4
  celestial-07 0.5 0.42 0.4
  celestial-08 0.5 0.42 0.4
  celestial-09 0.5 0.42 0.4
  celestial-10 0.5 0.42 0.4
  celestial-11 0.5 0.42 0.4
  celestial-12 0.5 0.42 0.4
  celestial-13 0.5 0.42 0.4
  celestial-14 0.5 0.42 0.4
  celestial-15 0.5 0.42 0.4
  elevation-01 0.5 0.55 0.34
  elevation-02 0.5 0.55 0.34
  elevation-03 0.5 0.55 0.34
  elevation-04 0.5 0.55 0.34
  elevation-05 0.5 0.55 0.34
  elevation-06 0.5 0.55 0.34
  elevation-07 0.5 0.55 0.34
  elevation-08 0.5 0.55 0.34
  elevation-09 0.5 0.55 0.34
  elevation-10 0.5 0.55 0.34
  elevation-11 0.5 0.55 0.34
  elevation-12 0.5 0.55 0.34
  elevation-13 0.5 0.55 0.34
  elevation-14 0.5 0.55 0.34
  elevation-15 0.5 0.55 0.34
  field-01 0.5 0.5 0.36
  field-02 0.5 0.5 0.36
  field-04 0.5 0.5 0.36
  field-05 0.5 0.5 0.36
  field-07 0.5 0.5 0.36
  field-09 0.5 0.5 0.36
  field-12 0.5 0.5 0.36
  field-13 0.5 0.5 0.36
  marbled-02 0.5 0.5 0.34
  marbled-05 0.5 0.5 0.34
  marbled-07 0.5 0.5 0.34
  marbled-09 0.5 0.5 0.34
  marbled-12 0.5 0.5 0.34
  marbled-13 0.5 0.5 0.34
  marbled-14 0.5 0.5 0.34
  poster-01 0.5 0.5 0.42
  poster-04 0.5 0.5 0.42
  poster-10 0.5 0.5 0.42
  poster-14 0.5 0.5 0.42
  poster-15 0.5 0.5 0.42
  center-01 0.5 0.6 0.42
  center-02 0.5 0.6 0.42
  center-03 0.5 0.6 0.42
  center-04 0.5 0.6 0.42
  villa-01 0.5 0.6 0.42
  villa-02 0.5 0.6 0.42
  villa-03 0.5 0.6 0.42
  villa-04 0.5 0.6 0.42
  workshop-01 0.5 0.5 0.42
  workshop-02 0.5 0.5 0.42
  workshop-03 0.5 0.5 0.42
  workshop-08 0.5 0.5 0.42
  evening-01 0.5 0.5 0.42
  evening-04 0.5 0.5 0.42
  evening-08 0.5 0.5 0.42
  evening-02 0.5 0.42 0.42
  evening-03 0.42 0.5 0.4
  evening-05 0.5 0.5 0.3
  evening-06 0.42 0.6 0.42
  evening-07 0.3 0.5 0.4
  evening-09 0.5 0.45 0.4
  evening-10 0.42 0.5 0.42
  workshop-04 0.3 0.62 0.42
  workshop-05 0.5 0.5 0.44
  workshop-06 0.3 0.42 0.36
  workshop-07 0.3 0.3 0.4
  workshop-09 0.5 0.6 0.4
  workshop-10 0.3 0.5 0.44
  poster-02 0.5 0.6 0.42
  poster-03 0.5 0.4 0.42
  poster-05 0.75 0.5 0.36
  poster-07 0.3 0.6 0.42
  poster-08 0.4 0.5 0.4
  poster-11 0.62 0.6 0.4
  poster-16 0.6 0.62 0.4
  marbled-01 0.4 0.4 0.3
  marbled-03 0.5 0.5 0.34
  marbled-04 0.5 0.4 0.34
  marbled-06 0.5 0.42 0.5
  marbled-08 0.5 0.5 0.34
  marbled-10 0.4 0.5 0.34
  marbled-11 0.5 0.4 0.44
  marbled-15 0.4 0.5 0.4
  field-03 0.5 0.8 0.44
  field-06 0.72 0.4 0.4
  field-08 0.5 0.46 0.44
  field-10 0.5 0.4 0.5
  field-11 0.78 0.3 0.4
  field-14 0.5 0.5 0.4
  field-15 0.5 0.5 0.42
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

/** How each detail is drawn, by id. */
export const works = Object.fromEntries(
  PARTS.map(([id, ...numbers]) => [`detail-${id}`, detail(sources[id], ...numbers.map(Number))]),
)
