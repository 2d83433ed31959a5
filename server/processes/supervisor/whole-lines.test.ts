import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WholeLines } from './whole-lines.ts'

const written = (pieces: Buffer[]) => {
  const lines: string[] = []
  const whole = new WholeLines((line) => lines.push(line))
  for (const piece of pieces) whole.add(piece)
  whole.end()
  return lines
}

it('lines come whole, however they were cut, and the last one also without its end', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }).filter((line) => !/[\n\ufffd]/.test(line))),
      fc.array(fc.nat(20)),
      (lines, cuts) => {
        const bytes = Buffer.from(lines.join('\n'))
        const pieces: Buffer[] = []
        let at = 0
        for (const length of cuts) {
          pieces.push(bytes.subarray(at, at + length))
          at += length
        }
        const expected = lines.join('\n').split('\n')
        if (expected.at(-1) === '') expected.pop()
        expect(written([...pieces, bytes.subarray(at)])).toEqual(expected.map((line) => `${line}\n`))
      },
    ),
  )
})

it('a line without an end does not fill the memory', () => {
  const lines: string[] = []
  const whole = new WholeLines((line) => lines.push(line))
  for (let times = 0; times < 5; times++) whole.add(Buffer.alloc(40_000, 'x'))
  expect(lines.length).toBe(2)
})
