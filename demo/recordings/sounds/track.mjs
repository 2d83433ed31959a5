import { random } from '../../art/lib/random.mjs'

export const RATE = 44_100

/** A mono track of samples in [-1, 1], to which sounds are added one by one. */
export class Track {
  constructor(seconds) {
    this.seconds = seconds
    this.samples = new Float32Array(Math.ceil(seconds * RATE))
  }

  /**
   * Adds what `value` gives for each sample.
   * @param {number} at seconds from the start
   * @param {number} seconds how long it lasts
   * @param {(time: number, index: number) => number} value
   */
  add(at, seconds, value) {
    const from = Math.round(at * RATE)
    const count = Math.min(Math.round(seconds * RATE), this.samples.length - from)
    for (let index = 0; index < count; index++) this.samples[from + index] += value(index / RATE, index)
    return this
  }

  /** Puts the track into a room: a burst of echoes that dies away. */
  room({ seed, seconds, level }) {
    const r = random(seed)
    const taps = Array.from({ length: 90 }, () => {
      const time = 0.012 + seconds * r() ** 1.6
      return { delay: Math.round(time * RATE), gain: (r.chance(0.5) ? 1 : -1) * 10 ** ((-3 * time) / seconds) }
    })
    const dry = this.samples.slice()
    let soft = 0
    for (let index = 0; index < dry.length; index++) {
      let echo = 0
      for (const { delay, gain } of taps) if (index >= delay) echo += dry[index - delay] * gain
      // Walls swallow the high end.
      soft += 0.35 * (echo - soft)
      this.samples[index] += soft * level
    }
    return this
  }

  /**
   * Lifts what is soft towards what is loud, so that it is heard on a small loudspeaker.
   * @param {number} share of the distance in decibels
   */
  lift(share) {
    const loudest = this.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) || 1
    const decay = 0.1 ** (1 / (0.8 * RATE))
    let heard = loudest / 50
    this.samples.forEach((sample, index) => {
      heard = Math.max(Math.abs(sample), heard * decay, loudest / 500)
      this.samples[index] = sample * (heard / loudest) ** -share
    })
    return this
  }

  /** Brings the loudest sample to `peak`, and lets beginning and end fade. */
  finish({ peak = 0.8, fade = 0.4 } = {}) {
    let loudest = 0
    for (const sample of this.samples) loudest = Math.max(loudest, Math.abs(sample))
    const ends = fade * RATE
    this.samples.forEach((sample, index) => {
      const edge = Math.min(1, index / ends, (this.samples.length - index) / ends)
      this.samples[index] = (sample * peak * edge) / (loudest || 1)
    })
    return this
  }
}
