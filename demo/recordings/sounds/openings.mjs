import { random } from '../../art/lib/random.mjs'
import { strike } from './struck.mjs'
import { Track } from './track.mjs'

/** How the episodes of each podcast begin: so many blows, on what, and how fast. */
const PODCASTS = {
  'out-of-storage': {
    count: 16,
    blows: 9,
    beat: 0.5,
    scale: [196, 262, 294, 349, 392],
    blow: { ring: 0.9, knock: 0.6, dark: 0.2 },
  },
  'hands-of-the-collection': {
    count: 6,
    blows: 11,
    beat: 0.42,
    scale: [330, 392, 440, 523, 659],
    blow: { ring: 0.3, knock: 0.9 },
  },
  'read-aloud': { count: 9, blows: 7, beat: 0.62, scale: [247, 294, 330, 440, 494], blow: { ring: 1.6, knock: 0.1 } },
}

function opening(name, { blows, beat, scale, blow }) {
  const r = random(name)
  const track = new Track(blows * beat + 2)
  let step = r.int(0, scale.length - 1)
  for (let index = 0; index < blows; index++) {
    step = Math.max(0, Math.min(scale.length - 1, step + r.int(-2, 2)))
    strike(track, 0.3 + index * beat + r.norm(0.008), r, { ...blow, pitch: scale[step], level: r.in(0.7, 1) })
  }
  strike(track, 0.3 + blows * beat, r, { ...blow, ring: blow.ring * 2, pitch: scale[0] / 2, level: 1 })
  return track.room({ seed: name, seconds: 0.8, level: 0.06 }).finish({ fade: 0.6 })
}

/** The openings of episodes by name: of conversations nothing else is recorded here, for voices are not made by programs. */
export const openings = Object.fromEntries(
  Object.entries(PODCASTS).flatMap(([podcast, { count, ...kind }]) =>
    Array.from({ length: count }, (_, index) => {
      const name = `${podcast}-${String(index + 1).padStart(2, '0')}`
      return [name, () => opening(name, kind)]
    }),
  ),
)
