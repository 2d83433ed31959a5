import { faucet } from './faucet.mjs'
import { jar } from './jar.mjs'
import { mp3 } from './mp3.mjs'
import { tiles } from './tiles.mjs'

const sound = (make) => () => {
  const track = make()
  return { ending: 'mp3', bytes: mp3(track), seconds: track.seconds }
}

/** Every sound by the name of its file. */
export const sounds = {
  'round-the-jar': sound(jar),
  'tiles-in-order': sound(tiles),
  'faucet-288': sound(faucet),
}
