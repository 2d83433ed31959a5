import { Mp3Encoder } from '@breezystack/lamejs'
import { RATE } from './track.mjs'

/** Samples of a frame. */
const FRAME = 1152

/** A track as MP3 of so many kilobits a second. @returns {Buffer} */
export function mp3({ samples }, kilobits = 64) {
  const encoder = new Mp3Encoder(1, RATE, kilobits)
  const whole = Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767))
  const parts = []
  for (let from = 0; from < whole.length; from += FRAME)
    parts.push(Buffer.from(encoder.encodeBuffer(whole.subarray(from, from + FRAME))))
  parts.push(Buffer.from(encoder.flush()))
  return Buffer.concat(parts)
}
