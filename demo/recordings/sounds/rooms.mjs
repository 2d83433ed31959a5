import { random } from '../../art/lib/random.mjs'
import { band, strike } from './struck.mjs'
import { Track } from './track.mjs'

const TAU = 2 * Math.PI
/** A minute, and a little for the door. */
const SECONDS = 62

/** Noise of one color from `at` to `until` that swells and dies away at its ends. */
const noise =
  (frequency, width, level, edge = 1.5) =>
  (track, at, until, r) => {
    const hiss = band(r, frequency, width)
    track.add(at, until - at, (time) => level * Math.min(1, time / edge, (until - at - time) / edge) * hiss())
  }
/** Blows on something hard, every so many seconds. */
const blows =
  (every, blow, spread = 0.1) =>
  (track, at, until, r) => {
    for (let time = at; time < until; time += every * (1 + r.norm(spread))) strike(track, time, r, blow(r))
  }
const drip = blows(1.7, (r) => ({ pitch: r.in(700, 1100), ring: 0.5, knock: 0.05, level: 0.5 }), 0.4)
const bell = blows(60, () => ({ pitch: 392, ring: 5, knock: 0.1, level: 0.9 }))
const steps = blows(0.62, (r) => ({ pitch: r.in(90, 130), ring: 0.05, knock: 0.9, dark: 0.7, level: 0.5 }), 0.04)
const clock = blows(1, (r) => ({ pitch: 1500 + r.norm(10), ring: 0.03, knock: 0.4, level: 0.25 }), 0)
const pages = blows(2.6, () => ({ pitch: 300, ring: 0.02, knock: 0.7, level: 0.3 }), 0.3)
const halyard = blows(0.45, (r) => ({ pitch: 880 + r.norm(12), ring: 0.7, knock: 0.15, level: 0.3 }), 0.5)
const hum =
  (pitch, level = 0.16) =>
  (track, at, until) =>
    track.add(at, until - at, (time) => {
      const edge = Math.min(1, time / 1.5, (until - at - time) / 1.5)
      return level * edge * (Math.sin(TAU * pitch * time) + 0.4 * Math.sin(TAU * 2 * pitch * time))
    })
/** Short chirps in groups. */
const chirps =
  (pitch, level = 0.12) =>
  (track, at, until, r) => {
    for (let time = at; time < until; time += r.in(0.5, 0.9))
      for (let beat = 0; beat < 4; beat++)
        track.add(time + beat * 0.055, 0.03, (t) => level * Math.sin((Math.PI * t) / 0.03) * Math.sin(TAU * pitch * t))
  }
const doves = (track, at, until, r) => {
  for (let time = at; time < until; time += r.in(2.2, 3))
    for (const [after, lasting] of [
      [0, 0.35],
      [0.5, 0.7],
    ])
      track.add(
        time + after,
        lasting,
        (t) => 0.2 * Math.sin((Math.PI * t) / lasting) * Math.sin(TAU * (420 - 60 * (t / lasting)) * t),
      )
}

const bubbles =
  (every, level = 0.2) =>
  (track, at, until, r) => {
    for (let time = at; time < until - 0.2; time += every * r.in(0.2, 1.8)) {
      const [pitch, lasting] = [r.in(420, 1300), r.in(0.03, 0.1)]
      track.add(
        time,
        lasting,
        (t) =>
          level *
          r.in(0.9, 1) *
          Math.sin((Math.PI * t) / lasting) *
          Math.sin(TAU * pitch * (1 + (2 * t) / lasting / 4) * t),
      )
    }
  }
const gulls = (track, at, until, r) => {
  for (let time = at + 1; time < until - 1; time += r.in(2.4, 4.2))
    for (const after of [0, 0.34, 0.62])
      track.add(
        time + after,
        0.26,
        (t) => 0.07 * Math.sin((Math.PI * t) / 0.26) * Math.sin(TAU * (1500 - 500 * (t / 0.26)) * t),
      )
}
/** Wings that come near and go. */
const wings = (track, at, until) =>
  track.add(at, until - at, (time) => {
    const near = Math.sin((Math.PI * time) / (until - at)) * (0.5 + 0.5 * Math.sin(TAU * 0.24 * time))
    return 0.16 * near * near * Math.sin(TAU * 38 * time) * Math.sin(TAU * (240 + 12 * near) * time)
  })
const thunder = (track, at, until, r) => {
  const low = band(r, 70, 60)
  track.add(at + 1, until - at - 1, (time) => 1.6 * Math.min(1, time / 0.7) * 10 ** (-time / 4) * low())
}
const gravel = (track, at, until, r) => {
  const hiss = band(r, 3000, 3000)
  for (let time = at; time < until - 0.3; time += 0.58 + r.norm(0.02)) {
    const near = 0.25 + (0.75 * (time - at)) / (until - at)
    track.add(time, 0.16, (t) => 0.5 * near * Math.sin((Math.PI * t) / 0.16) * r.in(0, 1) * hiss())
  }
}
const once = (blow) => blows(600, () => blow)
const click = { pitch: 1900, ring: 0.06, knock: 0.3, level: 0.25 }
const joints = (every) => blows(every, () => ({ pitch: 150, ring: 0.1, knock: 1, dark: 0.5, level: 0.5 }), 0.02)

/**
 * What is heard in each room: the noise that is always there, and what comes and goes: from when, until when, in words,
 * and the sounds of it.
 */
const ROOMS = {
  'room-gate': [
    noise(2400, 2600, 0.05),
    [0, 14, 'Water falls from a spout in the wall into a basin.', noise(1500, 1800, 0.2), bubbles(0.05)],
    [
      14,
      26,
      'A gate is unlocked, and one half of it is opened.',
      once(click),
      blows(4.5, () => ({ pitch: 210, ring: 0.4, knock: 0.8 })),
    ],
    [26, 40, 'The water again, and a gull above it.', noise(1500, 1800, 0.14), bubbles(0.07), gulls],
    [40, 53, 'Footsteps on gravel come nearer.', bubbles(0.1, 0.12), gravel],
    [53, 61, 'They stop. The water goes on.', noise(1500, 1800, 0.2), bubbles(0.05)],
  ],
  'room-pool': [
    noise(500, 500, 0.04),
    [0, 14, 'Nothing. Far away, the road along the coast.', noise(180, 160, 0.2, 4)],
    [14, 23, 'A dragonfly passes, and comes back.', wings],
    [23, 38, 'A pipe begins to run, and coughs.', noise(1000, 900, 0.36, 0.6), bubbles(0.03, 0.3)],
    [38, 51, 'It stops. One drop follows, and another.', drip],
    [51, 61, 'The road again. The water has not moved.', noise(180, 160, 0.18, 3)],
  ],
  'room-cistern': [
    noise(220, 160, 0.06),
    [0, 12, 'Single drops fall into deep water; each of them rings.', drip],
    [12, 24, 'A stone is dropped in. The room answers.', bell],
    [24, 40, 'The drops go on as before.', drip],
    [40, 50, 'Two fall at once, and are not of one opinion.', drip, drip],
    [
      50,
      61,
      'They grow rare. One more, and one more.',
      blows(3.4, (r) => ({ pitch: r.in(700, 900), ring: 0.8, knock: 0.05, level: 0.5 }), 0.2),
    ],
  ],
  'room-peristyle': [
    noise(900, 900, 0.04),
    [0, 14, 'Doves on the roof, two of them.', doves],
    [14, 27, 'Sandals cross the court.', steps],
    [27, 43, 'The wind moves the bronze bell. It is heard for a long time.', bell, noise(600, 500, 0.12, 4)],
    [43, 53, 'The doves have stopped. There is a fountain.', noise(1800, 1800, 0.1), bubbles(0.09, 0.14)],
    [53, 61, 'One of them begins again.', doves],
  ],
  'room-theater': [
    noise(5200, 5000, 0.06),
    [0, 12, 'Light rain on stone.', noise(4200, 3800, 0.14)],
    [12, 23, 'Thunder, behind the hill.', noise(4200, 3800, 0.16), thunder],
    [23, 40, 'Heavy rain; the steps begin to run.', noise(2600, 2800, 0.36), bubbles(0.04, 0.16)],
    [40, 52, 'The rain is over, and drips from the last row to the first.', drip],
    [52, 61, 'Below the stage, a drain swallows.', bubbles(0.05, 0.26), noise(700, 500, 0.1)],
  ],
  'room-herbs': [
    noise(3000, 3000, 0.03),
    [0, 14, 'Crickets, close by.', chirps(4300)],
    [14, 28, 'A tap drips into a can.', drip],
    [
      28,
      40,
      'The can is full, and the drops change their note.',
      blows(1.7, (r) => ({ pitch: r.in(1300, 1500), ring: 0.25, knock: 0.1, level: 0.4 }), 0.3),
    ],
    [40, 49, 'Quiet. They have heard somebody.', gravel],
    [49, 61, 'The crickets begin again, one after the other.', chirps(4100)],
  ],
  'room-tram': [
    hum(96, 0.09),
    [
      0,
      11,
      'The doors close. The motor takes up the cable.',
      hum(128, 0.2),
      once({ pitch: 120, ring: 0.2, knock: 1, dark: 0.4 }),
    ],
    [11, 25, 'Downhill over the joints of the rail, two by two.', joints(0.55)],
    [25, 36, 'The other car passes, going up.', joints(0.55), noise(700, 800, 0.35, 4)],
    [36, 50, 'Slower, over the last bridge.', joints(0.95), noise(160, 120, 0.3, 3)],
    [50, 61, 'The brake, and a bell at the lower station.', bell, noise(2400, 1500, 0.08, 3)],
  ],
  'room-gallery': [
    hum(60, 0.03),
    [0, 12, 'An empty room: the air, and a lamp.', noise(300, 200, 0.07)],
    [12, 30, 'A guard crosses the floor from left to right.', steps],
    [30, 40, 'He has stopped in front of something.', noise(300, 200, 0.07)],
    [40, 50, 'He goes on.', steps],
    [50, 61, 'A door falls shut in the next room.', once({ pitch: 110, ring: 1.2, knock: 1, dark: 0.4 })],
  ],
  'room-reading': [
    noise(400, 300, 0.03),
    [0, 14, 'A clock. Nobody turns a page.', clock],
    [14, 27, 'Pages, and a pencil that is put down.', clock, pages],
    [
      27,
      38,
      'The clock. A chair is moved by an inch.',
      clock,
      once({ pitch: 170, ring: 0.25, knock: 0.7, level: 0.5 }),
    ],
    [38, 50, 'Everybody turns a page.', clock, pages, pages],
    [50, 61, 'The clock again.', clock],
  ],
  'room-laboratory': [
    hum(110, 0.06),
    [0, 14, 'The hood hums on one note.', hum(110, 0.1)],
    [14, 29, 'Water is poured over a screen, evenly.', noise(1900, 2000, 0.26), bubbles(0.06, 0.14)],
    [29, 43, 'It drains, drop by drop.', drip],
    [43, 53, 'A sheet is lifted, and laid on felt.', pages],
    [53, 61, 'The hood again.', hum(110, 0.1)],
  ],
  'room-terrace': [
    noise(350, 300, 0.1),
    [0, 14, 'Wind around the corner of the building.', noise(520, 380, 0.36, 4)],
    [14, 31, 'A rope strikes the flagpole.', halyard, noise(420, 300, 0.16, 3)],
    [31, 42, 'The wind alone.', noise(460, 340, 0.38, 4)],
    [42, 52, 'A gull goes by, sideways.', gulls, noise(420, 300, 0.16, 3)],
    [52, 61, 'The rope once more.', halyard],
  ],
  'room-store': [
    noise(160, 120, 0.04),
    [0, 16, 'Nothing at all. A cabinet settles once.', once({ pitch: 240, ring: 0.08, knock: 0.8, level: 0.4 })],
    [16, 34, 'The building breathes in.', noise(260, 240, 0.32, 6)],
    [34, 42, 'The flap closes.', once({ pitch: 180, ring: 0.2, knock: 1, dark: 0.5 })],
    [42, 53, 'Nothing again, and more of it.', noise(120, 90, 0.05, 3)],
    [53, 61, 'Upstairs, one step. Then none.', once({ pitch: 95, ring: 0.08, knock: 0.9, dark: 0.8, level: 0.4 })],
  ],
}

const room = (name, [ground, ...parts]) => {
  const r = random(name)
  const track = new Track(SECONDS)
  ground(track, 0, SECONDS, r)
  for (const [at, until, , ...makers] of parts) for (const make of makers) make(track, at + 0.3, until, r)
  return track.room({ seed: name, seconds: 0.9, level: 0.05 }).lift(0.5).finish({ peak: 0.6, fade: 0.8 })
}

/** The sounds of rooms by name. */
export const rooms = Object.fromEntries(Object.entries(ROOMS).map(([name, parts]) => [name, () => room(name, parts)]))

const two = (number) => String(number).padStart(2, '0')
const time = (seconds) => `00:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.000`

/** What is heard in each room, as WebVTT. */
export const roomCaptions = Object.fromEntries(
  Object.entries(ROOMS).map(([name, [, ...parts]]) => [
    name,
    ['WEBVTT', ...parts.map(([at, until, says]) => `${time(at)} --> ${time(until)}\n${says}`)]
      .join('\n\n')
      .concat('\n'),
  ]),
)
