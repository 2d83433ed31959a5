import { expect, it } from 'vitest'
import { widthIn } from './screens.ts'

const phone = { width: 390, height: 844, density: 3 }
const laptop = { width: 1440, height: 900, density: 2 }

it.each([
  ['100vw', 390, 1440],
  ['(min-width: 64rem) 70vw, 92vw', 358.8, 1008],
  ['(min-width: 64rem) 22vw, (min-width: 40rem) 46vw, 38vw', 148.2, 316.8],
  ['(min-width: 64rem) 10rem, 6rem', 96, 160],
  ['(max-width: 500px) 200px, 50vw', 200, 720],
  ['(min-width: 64rem) min(70vw, 64.4vh, 44.8rem), min(92vw, 64.4vh, 44.8rem)', 358.8, 579.6],
  ['clamp(11.2rem, 30.8vw, 25.2rem)', 179.2, 403.2],
  ['max(10px, min(50vw, 20rem))', 195, 320],
  ['auto', 390, 1440],
  ['', 390, 1440],
])('sizes %j are read as browsers do', (sizes, onPhone, onLaptop) => {
  expect(widthIn(sizes, phone)).toBeCloseTo(onPhone)
  expect(widthIn(sizes, laptop)).toBeCloseTo(onLaptop)
})
