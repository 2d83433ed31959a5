import { faucet } from './faucet.mjs'
import { jar } from './jar.mjs'
import { mp3 } from './mp3.mjs'
import { roomCaptions, rooms } from './rooms.mjs'
import { tiles } from './tiles.mjs'

const sound = (make, kilobits) => () => {
  const track = make()
  return { ending: 'mp3', bytes: mp3(track, kilobits), seconds: track.seconds }
}
/** Rooms are many, and small. */
const ROOM = 32
const each = (makers) => Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, sound(make, ROOM)]))

/** Every sound by the name of its file. */
export const sounds = {
  'round-the-jar': sound(jar),
  'tiles-in-order': sound(tiles),
  'faucet-288': sound(faucet),
  ...each(rooms),
}

/** What is heard in the sounds of rooms, by the name of its file. */
export const captions = Object.fromEntries(
  Object.entries(roomCaptions).map(([name, text]) => [
    `${name}.en`,
    () => ({ ending: 'vtt', bytes: Buffer.from(text), seconds: 0 }),
  ]),
)
