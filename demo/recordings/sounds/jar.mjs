import { random } from '../../art/lib/random.mjs'
import { strike } from './struck.mjs'
import { Track } from './track.mjs'

/** What stands under the knuckle on the way around the jar: sound clay, a mended join, or plaster. */
const STATIONS = [
  'clay',
  'clay',
  'clay',
  'clay',
  'clay',
  'join',
  'plaster',
  'plaster',
  'plaster',
  'join',
  'clay',
  'clay',
]

const ANSWERS = {
  clay: (r) => ({ pitch: 402 + r.norm(7), ring: r.in(1, 1.3), knock: 0.35 }),
  join: (r) => ({ pitch: 352 + r.norm(6), ring: 0.22, knock: 0.7, dark: 0.3 }),
  plaster: (r) => ({ pitch: 196 + r.norm(9), ring: 0.07, knock: 1, dark: 0.62 }),
}

/** A knuckle goes around a mended jar, two taps at each station. */
export function jar() {
  const r = random('round the jar')
  const track = new Track(38)
  let at = 1.2
  for (const station of STATIONS) {
    for (let tap = 0; tap < 2; tap++) {
      strike(track, at, r, { ...ANSWERS[station](r), level: r.in(0.8, 1) })
      at += r.in(0.62, 0.72)
    }
    at += r.in(1.5, 1.75)
  }
  return track.room({ seed: 'laboratory', seconds: 0.7, level: 0.05 }).finish()
}
