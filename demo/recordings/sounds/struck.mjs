import { RATE } from './track.mjs'

const TAU = 2 * Math.PI
/** Partials of a fired vessel: their place above the lowest, how loud, and how much sooner they are gone. */
const PARTIALS = [
  [1, 1, 1],
  [1.52, 0.42, 0.8],
  [2.41, 0.5, 0.55],
  [3.86, 0.28, 0.35],
  [5.7, 0.14, 0.22],
]

/**
 * One blow on fired clay: a knock, and what rings on.
 *
 * @param {import('./track.mjs').Track} track
 * @param {number} at seconds from the start
 * @param {ReturnType<import('../../art/lib/random.mjs').random>} r
 * @param {{ pitch: number, ring: number, level?: number, knock?: number, dark?: number }} blow `ring`: seconds until it
 *   has died away; `knock`: how loud the blow itself is; `dark`: 0 to 1, how much of the high end is missing
 */
export function strike(track, at, r, { pitch, ring, level = 1, knock = 0.3, dark = 0 }) {
  for (const [ratio, loud, lasting] of PARTIALS) {
    const frequency = pitch * ratio * (1 + r.norm(0.003))
    const gone = ring * lasting * r.in(0.92, 1.08)
    const gain = level * loud * (1 - dark) ** (ratio - 1)
    const phase = r.in(0, TAU)
    track.add(at, Math.min(gone * 1.4, 6), (time) => {
      const attack = Math.min(1, time / 0.0015)
      return gain * attack * 10 ** ((-3 * time) / gone) * Math.sin(TAU * frequency * time + phase)
    })
  }
  let soft = 0
  const edge = 0.12 + 0.5 * (1 - dark)
  track.add(at, 0.05, (time) => {
    soft += edge * (r.in(-1, 1) - soft)
    return level * knock * 10 ** (-time / 0.011) * soft * 2.4
  })
}

/** Noise with one band let through, sample by sample: hiss, rush, rain. */
export function band(r, frequency, width) {
  const w = (TAU * frequency) / RATE
  const alpha = Math.sin(w) / (2 * (frequency / width))
  const [b, a1, a2] = [alpha / (1 + alpha), (-2 * Math.cos(w)) / (1 + alpha), (1 - alpha) / (1 + alpha)]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return () => {
    const x = r.in(-1, 1)
    const y = b * (x - x2) - a1 * y1 - a2 * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  }
}
