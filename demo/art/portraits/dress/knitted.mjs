import { steps } from '../../lib/shape.mjs'
import { arms, collar, shoulders } from './cut.mjs'

/** A pullover over a shirt, a blouse with a bow, an embroidered tunic. */
export const KNITTED = {
  pullover: {
    front: (v, p, { x, y }) => {
      shoulders(v, p.cloth[0], x, y)
      v.cut(p.cloth[2], [
        [x - 205, y - 70],
        [x, y + 70],
        [x + 205, y - 70],
        [x + 230, y],
        [x, y + 470],
        [x - 230, y],
      ])
      arms(v, p.cloth[1], x, y)
      if (p.tie)
        v.cut(p.tie, [
          [x - 44, y + 130],
          [x + 44, y + 130],
          [x + 34, y + 200],
          [x + 64, y + 330],
          [x, y + 462],
          [x - 64, y + 330],
          [x - 34, y + 200],
        ])
      v.pen(p.cloth[1], 44).curve([
        [x - 250, y - 10],
        [x - 150, y + 200],
        [x, y + 490],
      ])
      v.pen(p.cloth[1], 44).curve([
        [x + 250, y - 10],
        [x + 150, y + 200],
        [x, y + 490],
      ])
      collar(v, p.cloth[2], p.cloth[3], x, y, 200, 220)
    },
  },
  blouse: {
    front: (v, p, { x, y }) => {
      shoulders(v, p.cloth[0], x, y, 740, 210, 240)
      arms(v, p.cloth[1], x, y)
      v.soft(p.cloth[2], [
        [x - 225, y - 110],
        [x, y + 20],
        [x + 225, y - 110],
        [x + 250, y + 20],
        [x, y + 150],
        [x - 250, y + 20],
      ])
      for (const k of [-1, 1]) {
        v.soft(p.cloth[k > 0 ? 3 : 2], [
          [x, y + 110],
          [x + k * 70, y + 130],
          [x + k * 190, y + 520],
          [x + k * 80, y + 560],
        ])
        v.soft(p.cloth[2], [
          [x, y + 100],
          [x + k * 150, y + 20],
          [x + k * 270, y + 60],
          [x + k * 260, y + 200],
          [x + k * 130, y + 210],
        ])
        v.pen(p.cloth[3], 9).curve([
          [x + k * 40, y + 116],
          [x + k * 130, y + 100],
          [x + k * 210, y + 130],
        ])
      }
      v.disc(p.cloth[3], x, y + 116, 52, 60)
    },
  },
  tunic: {
    front: (v, p, { x, y }) => {
      shoulders(v, p.cloth[0], x, y, 770, 200, 240)
      v.cut(p.skinAt, [
        [x - 220, y - 60],
        [x + 220, y - 60],
        [x + 130, y + 90],
        [x, y + 130],
        [x - 130, y + 90],
      ])
      arms(v, p.cloth[1], x, y)
      v.pen(p.cloth[2], 60).curve([
        [x - 250, y - 60],
        [x - 150, y + 90],
        [x, y + 150],
        [x + 150, y + 90],
        [x + 250, y - 60],
      ])
      v.cut(p.cloth[2], [
        [x - 46, y + 140],
        [x + 46, y + 140],
        [x + 46, y + 620],
        [x, y + 680],
        [x - 46, y + 620],
      ])
      steps(5, (i) => v.disc(p.cloth[3], x, y + 220 + i * 90, 20))
      for (const [a, b] of [
        [-180, 40],
        [-95, 110],
        [95, 110],
        [180, 40],
      ])
        v.disc(p.cloth[3], x + a, y + b, 16)
    },
  },
}
