import { C } from '../../lib/colours.mjs'
import { steps } from '../../lib/shape.mjs'
import { arms, folds, shoulders } from './cut.mjs'

/** Roll-neck, sari and dress. */
export const SOFT = {
  roll: {
    front: (v, p, { x, y }) => {
      shoulders(v, p.cloth[0], x, y, 760, 210, 240)
      v.soft(p.cloth[0], [
        [x - 215, y - 190],
        [x, y - 150],
        [x + 215, y - 190],
        [x + 265, y + 60],
        [x, y + 130],
        [x - 265, y + 60],
      ])
      v.soft(p.cloth[1], [
        [x - 60, y - 140],
        [x + 215, y - 185],
        [x + 262, y + 56],
        [x + 60, y + 122],
        [x + 130, y],
      ])
      steps(9, (i) =>
        v.pen(p.cloth[1], 7).line([
          [x - 190 + i * 47, y - 150],
          [x - 220 + i * 55, y + 76],
        ]),
      )
      arms(v, p.cloth[1], x, y)
      if (p.chain) {
        v.draw(p.chain, 10, [
          [x - 250, y + 40],
          [x - 140, y + 330],
          [x, y + 430],
          [x + 140, y + 330],
          [x + 250, y + 40],
        ])
          .disc(p.chain, x, y + 470, 50, 66)
          .disc(p.cloth[0], x, y + 470, 24, 36)
      }
    },
  },
  sari: {
    front: (v, p, { x, y }) => {
      shoulders(v, p.cloth[0], x, y, 720, 220, 250)
      v.cut(p.skinAt, [
        [x - 230, y - 60],
        [x + 230, y - 60],
        [x + 130, y + 150],
        [x - 130, y + 150],
      ])
      arms(v, p.cloth[1], x, y)
      v.soft(p.cloth[2], [
        [x + 250, y - 10],
        [x + 500, y + 90],
        [x + 760, y + 240],
        [x + 880, y + 1200],
        [x - 880, y + 1200],
        [x - 760, y + 900],
        [x - 300, y + 640],
        [x + 60, y + 330],
      ])
      v.pen(p.cloth[3], 34).curve([
        [x + 250, y - 4],
        [x + 70, y + 326],
        [x - 290, y + 640],
        [x - 760, y + 900],
      ])
      folds(v, p.cloth[4], x, y, [
        [
          [330, 40],
          [200, 400],
          [-160, 800],
        ],
        [
          [440, 90],
          [330, 500],
          [40, 1000],
        ],
        [
          [560, 150],
          [480, 600],
          [260, 1050],
        ],
        [
          [680, 220],
          [640, 640],
          [500, 1080],
        ],
      ])
      v.draw(C.yellow, 10, [
        [x - 210, y - 50],
        [x - 90, y + 70],
        [x, y + 100],
        [x + 90, y + 70],
        [x + 210, y - 50],
      ]).disc(C.yellow, x, y + 126, 30, 36)
    },
  },
  dress: {
    front: (v, p, { x, y }) => {
      shoulders(v, p.cloth[0], x, y, 740, 220, 270)
      v.cut(p.skinAt, [
        [x - 280, y - 40],
        [x + 280, y - 40],
        [x + 190, y + 190],
        [x, y + 270],
        [x - 190, y + 190],
      ])
      steps(30, (i) => {
        const [a, b] = [x - 700 + (i % 6) * 280 + (Math.floor(i / 6) % 2) * 140, y + 330 + Math.floor(i / 6) * 190]
        if (Math.abs(a - x) < 690)
          v.soft(p.cloth[2], [
            [a, b - 56],
            [a + 46, b],
            [a, b + 56],
            [a - 46, b],
          ]).disc(p.cloth[3], a, b, 16)
      })
      arms(v, p.cloth[1], x, y)
      const beads = steps(15, (_, t) => [x + 250 * Math.cos(Math.PI * (1 - t)), y + 10 + 210 * Math.sin(Math.PI * t)])
      beads.forEach(([a, b], i) => v.disc(p.beads[i % p.beads.length], a, b, 34 + 8 * Math.sin((i / 14) * Math.PI)))
    },
  },
}
