import { C } from '../../lib/colours.mjs'
import { spline, steps } from '../../lib/shape.mjs'
import { arms, collar, lapels, shoulders } from './cut.mjs'

/** Clothes for work. */
export const WORKWEAR = {
  apron: {
    front: (v, p, { x, y }) => {
      shoulders(v, p.cloth[0], x, y)
      arms(v, p.cloth[1], x, y)
      collar(v, p.cloth[0], p.cloth[1], x, y)
      v.cut(p.cloth[2], [
        [x - 330, y + 330],
        [x + 330, y + 330],
        [x + 420, y + 1200],
        [x - 420, y + 1200],
      ])
      for (const k of [-1, 1])
        v.cut(p.cloth[2], [
          [x + k * 330, y + 340],
          [x + k * 280, y + 340],
          [x + k * 250, y + 20],
          [x + k * 310, y + 40],
        ])
      v.pen(p.cloth[3], 7)
        .line([
          [x - 310, y + 362],
          [x + 310, y + 362],
        ])
        .line([
          [x - 150, y + 520],
          [x - 150, y + 760],
          [x + 150, y + 760],
          [x + 150, y + 520],
          [x - 150, y + 520],
        ])
      v.cut(C.bronze, [
        [x + 40, y + 560],
        [x + 62, y + 560],
        [x + 56, y + 400],
        [x + 46, y + 400],
      ]).soft(C.white, [
        [x + 40, y + 404],
        [x + 51, y + 330],
        [x + 62, y + 404],
      ])
    },
  },
  coat: {
    front: (v, p, { x, y }) => {
      v.cut(p.cloth[2], [
        ...spline(
          [
            [x - 222, y - 80],
            [x - 120, y + 26],
            [x, y + 58],
            [x + 120, y + 26],
            [x + 222, y - 80],
          ],
          5,
        ),
        [x + 140, y + 1000],
        [x - 140, y + 1000],
      ])
      v.pen(p.cloth[3], 14).curve([
        [x - 218, y - 70],
        [x - 116, y + 40],
        [x, y + 72],
        [x + 116, y + 40],
        [x + 218, y - 70],
      ])
      for (const k of [-1, 1])
        v.soft(p.cloth[0], [
          [x + k * 210, y - 50],
          [x + k * 480, y + 90],
          [x + k * 740, y + 220],
          [x + k * 860, y + 700],
          [x + k * 900, y + 1200],
          [x + k * 40, y + 1200],
          [x + k * 60, y + 660],
          [x + k * 160, y + 300],
        ])
      arms(v, p.cloth[1], x, y)
      lapels(v, p.cloth[1], x, y)
      v.pen(p.cloth[4], 8).line([
        [x + 340, y + 560],
        [x + 560, y + 560],
        [x + 550, y + 780],
        [x + 350, y + 780],
        [x + 340, y + 560],
      ])
      v.cut(C.ink, [
        [x + 400, y + 600],
        [x + 420, y + 600],
        [x + 420, y + 470],
        [x + 400, y + 470],
      ]).cut(C.sunset, [
        [x + 450, y + 600],
        [x + 470, y + 600],
        [x + 470, y + 490],
        [x + 450, y + 490],
      ])
    },
  },
  overalls: {
    front: (v, p, { x, y }) => {
      shoulders(v, p.cloth[0], x, y)
      steps(7, (i) =>
        v.pen(p.cloth[1], 9).line([
          [x - 700 + i * 233, y + 60 + Math.abs(i - 3) * 40],
          [x - 740 + i * 247, y + 1100],
        ]),
      )
      steps(5, (i) =>
        v.pen(p.cloth[1], 9).line([
          [x - 735, y + 330 + i * 160],
          [x + 735, y + 330 + i * 160],
        ]),
      )
      collar(v, p.cloth[0], p.cloth[1], x, y)
      v.cut(p.cloth[2], [
        [x - 340, y + 420],
        [x + 340, y + 420],
        [x + 440, y + 1200],
        [x - 440, y + 1200],
      ])
      for (const k of [-1, 1])
        v.cut(p.cloth[2], [
          [x + k * 340, y + 470],
          [x + k * 240, y + 470],
          [x + k * 330, y + 60],
          [x + k * 430, y + 90],
        ]).disc(C.yellow, x + k * 292, y + 470, 28)
      v.pen(p.cloth[3], 7).line([
        [x - 190, y + 560],
        [x + 190, y + 560],
        [x + 180, y + 830],
        [x - 180, y + 830],
        [x - 190, y + 560],
      ])
      v.soft(C.leaf, [
        [x + 80, y + 570],
        [x + 60, y + 460],
        [x + 120, y + 400],
        [x + 130, y + 500],
      ]).soft(C.garden, [
        [x + 60, y + 570],
        [x, y + 480],
        [x + 10, y + 410],
        [x + 70, y + 500],
      ])
    },
  },
}
