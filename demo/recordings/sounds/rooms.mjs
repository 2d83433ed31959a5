import { random } from '../../art/lib/random.mjs'
import { band, strike } from './struck.mjs'
import { Track } from './track.mjs'

const TAU = 2 * Math.PI
const SECONDS = 26

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

/** What is heard in each room: the noise that is always there, and what comes and goes, with words for it. */
const ROOMS = {
  'room-gate': [
    noise(2400, 2600, 0.07),
    [0, 9, 'Water falls from a spout in the wall into a basin.', noise(1500, 1800, 0.3)],
    [
      9,
      17,
      'A gate is unlocked, and one half of it is opened.',
      blows(2.5, () => ({ pitch: 210, ring: 0.4, knock: 0.8 })),
    ],
    [17, 25, 'The water again, and footsteps that come nearer.', steps],
  ],
  'room-pool': [
    noise(500, 500, 0.05),
    [0, 10, 'Nothing. Far away, the road along the coast.', noise(180, 160, 0.2)],
    [10, 19, 'A pipe begins to run, and coughs.', noise(1000, 900, 0.45, 0.6)],
    [19, 25, 'It stops. One drop follows, and another.', drip],
  ],
  'room-cistern': [
    noise(220, 160, 0.06),
    [0, 12, 'Single drops fall into deep water; each of them rings.', drip],
    [12, 18, 'A stone is dropped in. The room answers.', bell],
    [18, 25, 'The drops go on as before.', drip],
  ],
  'room-peristyle': [
    noise(900, 900, 0.05),
    [0, 9, 'Doves on the roof, two of them.', doves],
    [9, 15, 'Sandals cross the court.', steps],
    [15, 25, 'The wind moves the bronze bell. It is heard for a long time.', bell],
  ],
  'room-theater': [
    noise(5200, 5000, 0.08),
    [0, 8, 'Light rain on stone.', noise(4200, 3800, 0.16)],
    [8, 18, 'Heavy rain; the steps begin to run.', noise(2600, 2800, 0.4)],
    [18, 25, 'The rain is over, and drips from the last row to the first.', drip],
  ],
  'room-herbs': [
    noise(3000, 3000, 0.03),
    [0, 12, 'Crickets, close by.', chirps(4300)],
    [12, 20, 'A tap drips into a can.', drip],
    [20, 25, 'The crickets begin again, one after the other.', chirps(4100)],
  ],
  'room-tram': [
    hum(96, 0.1),
    [0, 8, 'The doors close. The motor takes up the cable.', hum(128, 0.2)],
    [
      8,
      19,
      'Downhill over the joints of the rail, two by two.',
      blows(0.55, () => ({ pitch: 150, ring: 0.1, knock: 1, dark: 0.5, level: 0.5 }), 0.02),
    ],
    [19, 25, 'The brake, and a bell at the lower station.', bell],
  ],
  'room-gallery': [
    hum(60, 0.03),
    [0, 7, 'An empty room: the air, and a lamp.', noise(300, 200, 0.07)],
    [7, 19, 'A guard crosses the floor from left to right.', steps],
    [19, 25, 'A door falls shut in the next room.', blows(60, () => ({ pitch: 110, ring: 1.2, knock: 1, dark: 0.4 }))],
  ],
  'room-reading': [
    noise(400, 300, 0.03),
    [0, 9, 'A clock. Nobody turns a page.', clock],
    [9, 18, 'Pages, and a pencil that is put down.', pages],
    [18, 25, 'The clock again.', clock],
  ],
  'room-laboratory': [
    hum(110, 0.08),
    [0, 10, 'The hood hums on one note.', hum(110, 0.1)],
    [10, 19, 'Water is poured over a screen, evenly.', noise(1900, 2000, 0.3)],
    [19, 25, 'It drains, drop by drop.', drip],
  ],
  'room-terrace': [
    noise(350, 300, 0.12),
    [0, 10, 'Wind around the corner of the building.', noise(520, 380, 0.4, 3)],
    [10, 20, 'A rope strikes the flagpole.', halyard],
    [20, 25, 'The wind alone.', noise(420, 300, 0.35, 2)],
  ],
  'room-store': [
    noise(160, 120, 0.04),
    [
      0,
      12,
      'Nothing at all. A cabinet settles once.',
      blows(60, () => ({ pitch: 240, ring: 0.08, knock: 0.8, level: 0.4 })),
    ],
    [12, 22, 'The building breathes in.', noise(260, 240, 0.35, 4)],
    [22, 25, 'The flap closes.', blows(60, () => ({ pitch: 180, ring: 0.2, knock: 1, dark: 0.5 }))],
  ],
}

const room = (name, [ground, ...parts]) => {
  const r = random(name)
  const track = new Track(SECONDS)
  ground(track, 0, SECONDS, r)
  for (const [at, until, , make] of parts) make(track, at + 0.3, until, r)
  return track.room({ seed: name, seconds: 0.9, level: 0.05 }).finish({ peak: 0.6, fade: 0.8 })
}

/** The sounds of rooms by name. */
export const rooms = Object.fromEntries(Object.entries(ROOMS).map(([name, parts]) => [name, () => room(name, parts)]))

const time = (seconds) => `00:00:${String(seconds).padStart(2, '0')}.000`

/** What is heard in each room, as WebVTT. */
export const roomCaptions = Object.fromEntries(
  Object.entries(ROOMS).map(([name, [, ...parts]]) => [
    name,
    ['WEBVTT', ...parts.map(([at, until, says]) => `${time(at)} --> ${time(until)}\n${says}`)]
      .join('\n\n')
      .concat('\n'),
  ]),
)
