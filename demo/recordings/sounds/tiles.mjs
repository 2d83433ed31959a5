import { random } from '../../art/lib/random.mjs'
import { strike } from './struck.mjs'
import { Track } from './track.mjs'

/** Nine tiles of the board, by how hot they were fired: the hotter, the higher and the longer they ring. */
const TILES = [
  { pitch: 233, ring: 0.06, knock: 1.1, dark: 0.6 },
  { pitch: 311, ring: 0.16, knock: 0.9, dark: 0.45 },
  { pitch: 466, ring: 0.5, knock: 0.5, dark: 0.2 },
  { pitch: 523, ring: 0.9, knock: 0.35, dark: 0.1 },
  { pitch: 622, ring: 1.2, knock: 0.3 },
  { pitch: 698, ring: 1.5, knock: 0.25 },
  { pitch: 784, ring: 1.7, knock: 0.25 },
  { pitch: 932, ring: 1.9, knock: 0.2 },
  { pitch: 1046, ring: 2.1, knock: 0.2 },
]

/** The tune, in tiles from 1; `-` is silence, an upper line goes over a lower one at half the pace. */
const TUNE = '3 5 6 5 7 - 6 5 3 5 6 8 7 - - - 3 5 6 5 9 - 8 6 7 6 5 4 3 - - - 5 7 8 7 9 - 8 7 6 5 6 4 5 - 4 - 3 - - -'
const GROUND = '1 3 1 2 1 3 2 4 1 3 1 5 2 3 1 2 1 3 2 4 1 2 3 3 1 1'

/** The tiles one by one, from the coolest firing to the hottest, and then a tune on them. */
export function tiles() {
  const r = random('four hundred tiles')
  const track = new Track(46)
  const play = (number, at, level) => {
    const { pitch, ...tile } = TILES[number - 1]
    strike(track, at + r.norm(0.006), r, { ...tile, pitch: pitch * (1 + r.norm(0.001)), level: level * r.in(0.85, 1) })
  }
  TILES.forEach((_, index) => {
    play(index + 1, 1 + index * 1.55, 0.9)
    play(index + 1, 1.6 + index * 1.55, 0.7)
  })
  const start = 17.2
  const beat = 0.54
  TUNE.split(' ').forEach((number, index) => number !== '-' && play(Number(number), start + index * beat, 0.85))
  GROUND.split(' ').forEach((number, index) => play(Number(number), start + 2 * index * beat, 0.45))
  return track.room({ seed: 'workshop', seconds: 1.1, level: 0.07 }).finish({ fade: 0.8 })
}
