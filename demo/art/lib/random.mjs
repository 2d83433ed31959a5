/** Seeded chance and noise: the same seed always gives the same picture. */

const hash = (text) => {
  let h = 2166136261
  for (const c of String(text)) h = Math.imul(h ^ c.charCodeAt(0), 16777619)
  return h >>> 0
}

/**
 * A seeded generator. Called, it returns a number in [0, 1); its methods draw
 * from ranges, lists and the bell curve.
 * @param {string|number} seed
 */
export function random(seed) {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next.in = (low, high) => low + (high - low) * next()
  next.int = (low, high) => Math.floor(next.in(low, high + 1))
  next.pick = (list) => list[Math.floor(next() * list.length)]
  next.chance = (p) => next() < p
  next.norm = (spread = 1) => (next() + next() + next() + next() - 2) * spread * 1.7
  return next
}

/**
 * Smooth lattice noise in about [-1, 1].
 * @param {string|number} seed
 * @returns {(x: number, y?: number) => number}
 */
export function noise(seed) {
  const salt = hash(seed)
  const at = (x, y) => {
    let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + salt
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
  }
  const ease = (t) => t * t * (3 - 2 * t)
  return (x, y = 0) => {
    const x0 = Math.floor(x)
    const y0 = Math.floor(y)
    const u = ease(x - x0)
    const v = ease(y - y0)
    const top = at(x0, y0) * (1 - u) + at(x0 + 1, y0) * u
    const low = at(x0, y0 + 1) * (1 - u) + at(x0 + 1, y0 + 1) * u
    return top * (1 - v) + low * v
  }
}

/** Several octaves of one noise, rough as a ridge or a cloud. */
export function rough(seed, octaves = 4) {
  const n = noise(seed)
  return (x, y = 0) => {
    let sum = 0
    for (let i = 0, k = 1; i < octaves; i++, k *= 2) sum += n(x * k + i * 17.3, y * k + i * 9.1) / k
    return sum / 1.6
  }
}
