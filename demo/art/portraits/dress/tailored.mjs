import { C } from '../../lib/colours.mjs'
import { steps } from '../../lib/shape.mjs'
import { arms, collar, lapels, shoulders } from './cut.mjs'

/** Jackets, cardigans, shirts. */
export const TAILORED = {
  jacket: {
    front: (v, p, { x, y }) => {
      v.cut(p.cloth[2], [
        [x - 205, y - 70],
        [x, y + 130],
        [x + 205, y - 70],
        [x + 230, y],
        [x + 120, y + 900],
        [x - 120, y + 900],
        [x - 230, y],
      ])
      for (const k of [-1, 1])
        v.soft(p.cloth[0], [
          [x + k * 200, y - 50],
          [x + k * 480, y + 90],
          [x + k * 740, y + 220],
          [x + k * 860, y + 700],
          [x + k * 900, y + 1200],
          [x + k * 30, y + 1200],
          [x + k * 20, y + 660],
          [x + k * 150, y + 280],
        ])
      arms(v, p.cloth[1], x, y)
      collar(v, p.cloth[2], p.cloth[3], x, y, 190, 230)
      lapels(v, p.cloth[1], x, y)
      if (p.tie)
        v.cut(p.tie, [
          [x - 44, y + 150],
          [x + 44, y + 150],
          [x + 30, y + 220],
          [x + 74, y + 640],
          [x, y + 720],
          [x - 74, y + 640],
          [x - 30, y + 220],
        ])
      if (p.pocket)
        v.cut(p.pocket, [
          [x + 420, y + 560],
          [x + 560, y + 540],
          [x + 540, y + 480],
          [x + 500, y + 520],
          [x + 450, y + 480],
        ])
    },
  },
  cardigan: {
    front: (v, p, { x, y }) => {
      shoulders(v, p.cloth[2], x, y, 600, 210, 230)
      v.soft(p.cloth[2], [
        [x - 230, y - 80],
        [x, y + 60],
        [x + 230, y - 80],
        [x + 240, y + 60],
        [x, y + 200],
        [x - 240, y + 60],
      ])
      v.pen(p.cloth[3], 12).curve([
        [x - 226, y - 60],
        [x, y + 100],
        [x + 226, y - 60],
      ])
      for (const k of [-1, 1]) {
        v.soft(p.cloth[0], [
          [x + k * 236, y - 56],
          [x + k * 490, y + 90],
          [x + k * 740, y + 220],
          [x + k * 860, y + 700],
          [x + k * 900, y + 1200],
          [x + k * 60, y + 1200],
          [x + k * 70, y + 700],
          [x + k * 190, y + 260],
        ])
        v.pen(p.cloth[1], 40).curve([
          [x + k * 232, y - 30],
          [x + k * 176, y + 280],
          [x + k * 70, y + 720],
          [x + k * 58, y + 1180],
        ])
      }
      arms(v, p.cloth[1], x, y)
      steps(4, (i) => v.disc(C.stone, x + 74 - i * 4, y + 560 + i * 130, 19))
    },
  },
  shirt: {
    front: (v, p, { x, y }) => {
      shoulders(v, p.cloth[0], x, y)
      v.cut(p.skinAt, [
        [x - 130, y - 60],
        [x + 130, y - 60],
        [x + 6, y + 250],
      ])
      arms(v, p.cloth[1], x, y)
      collar(v, p.cloth[2] ?? p.cloth[0], p.cloth[1], x, y, 215, 250)
      v.pen(p.cloth[1], 8).line([
        [x + 4, y + 240],
        [x + 12, y + 1200],
      ])
      steps(4, (i) => v.disc(p.cloth[3] ?? C.white, x + 8, y + 380 + i * 190, 15))
    },
  },
}
