import { random } from '../../art/lib/random.mjs'
import { band } from './struck.mjs'
import { Track } from './track.mjs'

const TAU = 2 * Math.PI

/** A bubble in water sings a rising note and is gone. */
function bubble(track, at, r, { pitch, level }) {
  const lasting = r.in(0.02, 0.09)
  const rise = r.in(0.4, 1.6)
  let phase = 0
  track.add(at, lasting * 2, (time) => {
    phase += (TAU * pitch * (1 + (rise * time) / lasting / 4)) / 44_100
    return level * Math.min(1, time / 0.002) * 10 ** ((-2 * time) / lasting) * Math.sin(phase)
  })
}

/** How hard the pipe runs at a moment: a few drips, then the storm reaches it, then it coughs, stops, and runs again. */
function flow(time) {
  if (time < 8) return 0
  if (time < 20) return (time - 8) / 12
  if (time < 27) return 1
  if (time < 28) return 28 - time
  if (time < 32) return 0
  return Math.min(1, (time - 32) / 1.5)
}

/** A pipe through a garden wall, which the storm reaches. */
export function faucet() {
  const r = random('number 288')
  const track = new Track(46)
  const [rain, hush] = [band(r, 5200, 5000), band(r, 700, 500)]
  let gust = 0.5
  track.add(0, 46, () => {
    gust += 0.00002 * (r.in(0, 1) - gust)
    return 0.06 * (0.6 + gust) * rain() + 0.03 * hush()
  })
  const [rush, splash] = [band(r, 1100, 900), band(r, 2600, 2400)]
  track.add(0, 46, (time) => flow(time) * (0.75 * rush() + 0.35 * splash()) * (0.9 + 0.1 * Math.sin(time * 9)))
  for (let at = 0.8; at < 45; ) {
    const running = flow(at)
    const level = running > 0 ? r.in(0.05, 0.26) * (0.4 + running) : r.in(0.24, 0.4)
    bubble(track, at, r, { pitch: running > 0 ? r.in(380, 1500) : r.in(900, 1250), level })
    at += running > 0 ? r.in(0.004, 0.05) / (0.3 + running) : r.in(0.5, 1.1)
  }
  // The cough, as the blockage comes out.
  for (let index = 0; index < 70; index++)
    bubble(track, 31.2 + 0.9 * r(), r, { pitch: r.in(90, 320), level: r.in(0.1, 0.3) })
  return track.room({ seed: 'culvert', seconds: 0.5, level: 0.05 }).finish({ peak: 0.7, fade: 1.2 })
}
