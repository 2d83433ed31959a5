import { expect, it } from 'vitest'
import { type RowSize, rowOfEach, rowsOf } from './rows.ts'

it.each<[number, RowSize, RowSize[]]>([
  [0, 3, []],
  [1, 3, [1]],
  [2, 3, [2]],
  [3, 3, [3]],
  [4, 3, [4]],
  [5, 3, [2, 3]],
  [7, 3, [2, 2, 3]],
  [8, 3, [2, 3, 3]],
  [3, 4, [3]],
  [5, 4, [2, 3]],
  [6, 4, [3, 3]],
  [7, 4, [3, 4]],
  [9, 4, [3, 3, 3]],
  [3, 2, [1, 2]],
  [4, 2, [2, 2]],
  [3, 1, [1, 1, 1]],
])('%i cards, at most %i in a row, are in rows of %j', (count, most, rows) => {
  expect(rowsOf(count, most)).toEqual(rows)
})

it('leaves no place of a row empty, however many cards there are', () => {
  for (const most of [1, 2, 3, 4] as const)
    for (let count = 0; count < 60; count++)
      expect([most, count, rowOfEach(count, most).length]).toEqual([most, count, count])
})
