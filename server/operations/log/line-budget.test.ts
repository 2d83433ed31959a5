import { expect, it } from 'vitest'
import { LineBudget } from './line-budget.ts'
import { createLog } from './log.ts'

function setUp() {
  const lines: { msg: string; level: number }[] = []
  let time = 0
  const told: number[] = []
  const budget = new LineBudget({ onLeftOut: (count) => told.push(count), elapsed: () => time, delay: 5 })
  const log = createLog('info', { budget, destination: { write: (line) => void lines.push(JSON.parse(line)) } })
  const write = (level: 'info' | 'error', count: number) => {
    for (let index = 0; index < count; index++) log[level]({ index }, 'a line')
  }
  return { lines, told, budget, log, write, wait: (ms: number) => (time += ms) }
}

it('Q-24 of a flood of lines some are written, at once and each second; the others are counted and told', async () => {
  const { lines, told, budget, write, wait } = setUp()
  write('info', 10_000)
  expect([lines.length, budget.leftOut]).toEqual([2000, 8000])
  wait(1000)
  write('info', 10_000)
  expect([lines.length, budget.leftOut]).toEqual([2200, 17_800])
  await expect.poll(() => told).toEqual([17_800])
  wait(60_000)
  write('info', 1)
  expect(lines).toHaveLength(2201)
})

it('Q-24 errors have room beside a flood of requests, and requests beside a flood of errors', () => {
  const { lines, write } = setUp()
  write('info', 10_000)
  write('error', 1000)
  expect(lines.filter(({ level }) => level >= 50)).toHaveLength(500)
  const other = setUp()
  other.write('error', 1000)
  other.write('info', 10)
  expect(other.lines).toHaveLength(510)
})

it('Q-24 a line that is too long keeps its message, and lines of lower levels cost nothing', () => {
  const { lines, budget, log } = setUp()
  const quiet = createLog('error', { budget })
  for (let index = 0; index < 5000; index++) quiet.info({}, 'not written')
  expect(budget.leftOut).toBe(0)
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`fact${index}`, 'x'.repeat(400)]))
  log.error({ id: 'of-the-request', ...many }, 'Something failed.')
  log.error({ error: Object.assign(new Error('failed'), { input: 'x'.repeat(1_000_000) }) }, 'Something else failed.')
  expect(lines.map((line) => JSON.stringify(line).length).every((length) => length < 1000)).toBe(true)
  expect(lines).toMatchObject([{ id: 'of-the-request', msg: 'Something failed.' }, { msg: 'Something else failed.' }])
})
