/** Sun, moon and earth. */

import { flat, soft } from '../../lib/pen.mjs'
import { arc, coords, place, polar, spline, steps, TAU } from '../../lib/shape.mjs'
import { Instrument } from './instrument.mjs'

/** A chart of the heavens: adds the bodies, with faces. */
export class Chart extends Instrument {
  /** A face with eyes, brows, nose and mouth, engraved; `look` turns it to one side. */
  face(x, y, r, look = 0, colour = this.ink.line, width = r * 0.03) {
    const at = (pts) => place(pts, { x: x + look * r * 0.16, y, scale: r })
    const pen = this.line(+width.toFixed(1), colour)
    for (const s of [-1, 1]) {
      const k = s * (1 - look * s * 0.12)
      pen
        .curve(
          at([
            [k * 0.14, -0.26],
            [k * 0.3, -0.34],
            [k * 0.52, -0.24],
          ]),
        )
        .curve(
          at([
            [k * 0.16, -0.1],
            [k * 0.3, -0.2],
            [k * 0.46, -0.08],
            [k * 0.3, -0.03],
            [k * 0.16, -0.1],
          ]),
        )
        .curve(
          at([
            [k * 0.5, 0.1],
            [k * 0.5, 0.28],
            [k * 0.36, 0.4],
          ]),
        )
        .curve(
          at([
            [k * 0.2, 0.02],
            [k * 0.32, 0.06],
            [k * 0.46, 0.01],
          ]),
        )
      this.solid(colour).dot(...at([[k * 0.31, -0.11]])[0], r * 0.05)
    }
    pen
      .curve(at(coords('-0.08 -0.22, -0.06 0.06, -0.15 0.2, 0 0.26, 0.14 0.19')))
      .curve(at(coords('-0.28 0.42, -0.1 0.39, 0 0.42, 0.1 0.39, 0.28 0.42')))
      .curve(
        at([
          [-0.28, 0.42],
          [0, 0.55],
          [0.28, 0.42],
        ]),
      )
      .curve(
        at([
          [-0.14, 0.68],
          [0, 0.71],
          [0.14, 0.68],
        ]),
      )
    return this
  }

  /** A sun with straight and flaming rays and a face. */
  sun(x, y, r, { rays = 16, body = this.ink.gold, line = this.ink.line, face = true, reach = 1.9 } = {}) {
    steps(rays, (i) => {
      const a = (i / rays) * TAU
      const half = (TAU / rays) * 0.4
      if (i % 2) {
        const flame = spline(
          [
            polar(x, y, r, a - half),
            polar(x, y, r * 1.3, a - half * 0.1),
            polar(x, y, r * 1.55, a + half * 0.35),
            polar(x, y, r * reach, a - half * 0.1),
            polar(x, y, r * 1.6, a + half * 0.8),
            polar(x, y, r * 1.3, a + half * 0.6),
            polar(x, y, r, a + half),
          ],
          3,
        )
        this.solid(body).shape(flame)
        this.line(2.6, line).line(flame)
      } else {
        const ray = [polar(x, y, r, a - half), polar(x, y, r * reach * 0.96, a), polar(x, y, r, a + half)]
        this.solid(body).shape(ray)
        this.line(2.6, line)
          .line(ray)
          .line([polar(x, y, r, a), ray[1]])
      }
    })
    this.layer(soft(arc(x, y, r, r, 0, TAU, 40), body))
      .circle(x, y, r, 4, line)
      .circle(x, y, r * 0.93, 1.6, line)
    return face ? this.face(x, y, r * 0.92, 0, line) : this
  }

  /** A moon lit from `light` (radians); `phase` is the lit share, hatching fills the dark. */
  moon(x, y, r, light, phase, { bright = '#f2e9cd', dark = this.ink.deep, line = this.ink.line } = {}) {
    const k = Math.cos(phase * Math.PI)
    const lit = [
      ...arc(0, 0, r, r, -Math.PI / 2, Math.PI / 2, 20),
      ...arc(0, 0, r * k, r, Math.PI / 2, -Math.PI / 2, 20),
    ]
    this.layer(soft(arc(x, y, r, r, 0, TAU, 40), dark), flat(place(lit, { x, y, turn: light }), bright)).circle(
      x,
      y,
      r,
      3.4,
      line,
    )
    for (let i = 1; i < 16; i++) {
      const v = -1 + i / 8
      const half = Math.sqrt(1 - v * v)
      this.line(1.8, line, 0.7).line(
        place(
          [
            [-half * r, v * r],
            [half * r * k * 0.98, v * r],
          ],
          { x, y, turn: light },
        ),
      )
    }
    return this
  }

  /** The earth with its seas, lands and circles. */
  globe(x, y, r) {
    this.layer(
      soft(arc(x, y, r, r, 0, TAU, 40), '#4f7a86'),
      soft(
        [
          [x - r * 0.6, y - r * 0.5],
          [x - r * 0.1, y - r * 0.7],
          [x + r * 0.1, y - r * 0.3],
          [x - r * 0.1, y],
          [x - r * 0.5, y - r * 0.1],
        ],
        '#c9b470',
      ),
      soft(
        [
          [x, y + r * 0.1],
          [x + r * 0.5, y],
          [x + r * 0.45, y + r * 0.5],
          [x + r * 0.1, y + r * 0.75],
        ],
        '#c9b470',
      ),
      soft(
        [
          [x + r * 0.4, y - r * 0.6],
          [x + r * 0.75, y - r * 0.3],
          [x + r * 0.5, y - r * 0.2],
        ],
        '#c9b470',
      ),
    )
    for (const k of [0.25, 0.6, 0.9]) this.line(1.8).curve(arc(x, y, r * k, r, 0, TAU, 24), true)
    for (const k of [-0.5, 0, 0.5])
      this.line(1.8).line([
        [x - r * Math.sqrt(1 - k * k), y + k * r],
        [x + r * Math.sqrt(1 - k * k), y + k * r],
      ])
    return this.circle(x, y, r, 4.5).layer()
  }
}
