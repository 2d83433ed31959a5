/** Kilobits a second by the index in a frame's header, layer III: of MPEG-1, and of MPEG-2. */
const KILOBITS = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const RATES = [44_100, 48_000, 32_000]
const SAMPLES = { 1: 1152, 2: 576 } as const

/**
 * Seconds that an MP3 lasts, summed up over its frames: what the file says of itself is not asked.
 *
 * @throws where something else is between the frames
 */
export function mp3Seconds(bytes: Buffer): number {
  let seconds = 0
  for (let at = 0; at + 4 <= bytes.length; ) {
    const header = bytes.readUInt32BE(at)
    const version = (header >>> 19) & 3
    const mpeg = version === 3 ? 1 : 2
    const kilobits = KILOBITS[mpeg][(header >>> 12) & 15]
    const rate = (RATES[(header >>> 10) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4)
    if (header >>> 21 !== 0x7ff || ((header >>> 17) & 3) !== 1 || !kilobits || !rate)
      throw new Error(`No frame of MPEG layer III begins at byte ${at} of ${bytes.length}.`)
    seconds += SAMPLES[mpeg] / rate
    at += Math.floor(((SAMPLES[mpeg] / 8) * kilobits * 1000) / rate) + ((header >>> 9) & 1)
  }
  return seconds
}
