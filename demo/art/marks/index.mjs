/** Marks of partners: one ink on white, no words. */

import { Brush } from '../lib/brush.mjs'
import { arc, coords, place, polar, rect, spline, steps, TAU } from '../lib/shape.mjs'

const WHITE = '#ffffff'

/** A mark is drawn around (600, 400) on a sheet of 1200 × 800. */
const mark = (ink, draw) => () => {
  const b = new Brush(ink, 1200, 800, WHITE)
  draw(b, ink)
  return b.finish()
}

/** A finch on a leaf. */
const finch = (b, ink) => {
  b.cut(ink, spline(coords('330 620, 420 500, 600 470, 790 500, 880 620, 760 670, 600 680, 450 670'), 5, true))
  b.draw(WHITE, 12, coords('380 620, 600 575, 840 615'))
  b.soft(ink, coords('470 440, 440 340, 480 230, 570 180, 650 210, 680 290, 790 360, 880 450, 760 440, 640 470, 540 480'))
  b.cut(ink, coords('476 230, 392 262, 480 290')).disc(WHITE, 548, 246, 15)
  b.draw(WHITE, 13, coords('560 330, 640 380, 760 400'))
  b.draw(ink, 13, coords('580 470, 584 500')).draw(ink, 13, coords('630 470, 634 500'))
}

/** Three waves in a circle. */
const tide = (b, ink) => {
  b.disc(ink, 600, 400, 270)
  for (const k of [0, 1, 2]) {
    const y = 320 + k * 90
    b.draw(WHITE, 30, spline([[320, y], [410, y - 34], [505, y], [600, y + 34], [695, y], [790, y - 34], [880, y]], 5))
  }
}

/** A ridge, and what is sent from it. */
const radio = (b, ink) => {
  b.cut(ink, coords('260 640, 470 400, 560 490, 660 340, 940 640')).disc(ink, 660, 250, 34)
  for (const r of [90, 150, 210]) b.draw(ink, 24, arc(660, 250, r, r, -0.72, 0.72, 16)).draw(ink, 24, arc(660, 250, r, r, Math.PI - 0.72, Math.PI + 0.72, 16))
  b.draw(ink, 20, [[660, 250], [660, 350]])
}

/** Half a mask, half a wave. */
const players = (b, ink) => {
  b.cut(ink, [[600, 130], ...arc(600, 350, 230, 320, -Math.PI / 2, Math.PI / 2, 30), [600, 670]])
  b.draw(ink, 20, arc(600, 350, 230, 320, Math.PI / 2, Math.PI * 1.5, 30))
  b.soft(WHITE, coords('650 320, 700 280, 760 320, 704 344')).soft(ink, coords('440 320, 496 280, 550 320, 496 344'))
  b.cut(WHITE, [[600, 480], ...arc(600, 480, 110, 100, 0, Math.PI / 2, 12)]).cut(ink, [[600, 480], ...arc(600, 480, 110, 100, Math.PI / 2, Math.PI, 12)])
}

/** A piece of type, nick outward. */
const type = (b, ink) => {
  b.cut(ink, coords('420 300, 700 300, 700 680, 420 680')).cut(ink, coords('420 280, 520 150, 800 150, 700 280'), 0.75).cut(ink, coords('720 292, 820 162, 820 540, 720 670'), 0.5)
  b.cut(WHITE, rect(420, 560, 280, 26)).cut(WHITE, coords('520 350, 600 350, 660 500, 608 500, 596 466, 524 466, 512 500, 460 500')).cut(ink, coords('560 386, 584 434, 536 434'))
}

/** A dome with its slit open. */
const dome = (b, ink) => {
  b.cut(ink, [...arc(600, 460, 250, 250, Math.PI, TAU, 40)]).cut(ink, rect(330, 480, 540, 44)).cut(ink, rect(380, 544, 440, 116))
  b.cut(WHITE, [[600, 460], polar(600, 460, 280, -1.2), polar(600, 460, 280, -0.82)])
  steps(8, (i) => b.draw(ink, 12, [[850, 190], polar(850, 190, i % 2 ? 34 : 60, (i / 8) * TAU)]))
}

/** Cones of salt. */
const salt = (b, ink) => {
  for (const [x, y, s] of coords('420 600 1, 600 600 1.5, 800 600 1')) b.cut(ink, place(coords('-130 0, 0 -240, 0 0'), { x, y, scale: s })).cut(ink, place(coords('12 0, 12 -220, 130 0'), { x, y, scale: s }), 0.5)
  b.draw(ink, 22, [[250, 640], [950, 640]])
}

/** A tree in a square of ground. */
const orchard = (b, ink) => {
  steps(3, (j) => steps(3, (i) => b.disc(ink, 460 + i * 140, 220 + j * 140 - (i === 1 ? 20 : 0), i === 1 && j === 1 ? 76 : 60)))
  b.cut(ink, rect(584, 440, 32, 220)).cut(ink, rect(400, 650, 400, 26))
}

/** An open book that is also a harbor. */
const harbor = (b, ink) => {
  b.cut(ink, spline(coords('250 330, 360 290, 500 310, 590 380, 590 600, 500 540, 360 530, 250 560'), 4, true)).cut(ink, spline(coords('950 330, 840 290, 700 310, 610 380, 610 600, 700 540, 840 530, 950 560'), 4, true))
  b.cut(ink, coords('588 130, 612 130, 612 330, 588 330')).cut(ink, coords('620 140, 740 290, 620 290')).cut(ink, coords('580 170, 490 290, 580 290'), 0.6)
  b.draw(ink, 20, spline(coords('250 640, 367 610, 483 640, 600 610, 717 640, 833 610, 950 640'), 5))
}

/** How each mark is drawn, by id. */
export const works = {
  'mark-alder-finch': mark('#2e6a4c', finch),
  'mark-tidewater': mark('#1d3c9a', tide),
  'mark-ridge-radio': mark('#b23a2e', radio),
  'mark-cove-players': mark('#1d2b4f', players),
  'mark-letterpress-guild': mark('#191a22', type),
  'mark-bay-observatory': mark('#131d38', dome),
  'mark-salt-works': mark('#b62f63', salt),
  'mark-orchard-foundation': mark('#2e6a4c', orchard),
  'mark-harbor-university': mark('#5b2a4e', harbor),
}
