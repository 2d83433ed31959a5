import { pageContext } from 'atrium/testing'
import { expect, it } from 'vitest'

const nothing = () => ({ events: [], exhibitions: [], href: '/calendar' })
const area = (name: string, onDay: () => Promise<typeof nothing>) => ({ name, provides: { onDay } })

it('gives a page what another area offers, and nothing where none does', async () => {
  const context = pageContext({ plugins: [area('events', async () => nothing)] })
  expect(await context.provided('onDay')).toBe(nothing)
  expect(await pageContext().provided('onDay')).toBeUndefined()
})

it('leaves out what cannot be made, and says why', async () => {
  const context = pageContext({ plugins: [area('events', () => Promise.reject(new Error('There is no calendar.')))] })
  expect(await context.provided('onDay')).toBeUndefined()
  expect(context.log.lines.map(({ message }) => message)).toEqual([
    'What is provided as "onDay" is left out: There is no calendar.',
  ])
})

it('is offered by one area alone', () => {
  const make = async () => nothing
  expect(() => pageContext({ plugins: [area('events', make), area('tides', make)] })).toThrow(
    'The provided value "onDay" is declared twice; first in plugins/events/index.ts.',
  )
})

declare module 'atrium' {
  interface Provided {
    kilnNotes: readonly string[]
  }
}

const adding = (name: string, make: () => Promise<readonly string[]>, order?: number) => ({
  name,
  contributes: { kilnNotes: { order, make } },
})

it('gives a page what several areas add to one list, in their order', async () => {
  const plugins = [
    adding('tides', async () => ['tides'], 20),
    adding('moons', async () => ['moon', 'half moon']),
    adding('dunes', async () => ['dunes']),
    adding('ashes', async () => ['ashes'], -5),
  ]
  expect(await pageContext({ plugins }).contributed('kilnNotes')).toEqual([
    'ashes',
    'dunes',
    'moon',
    'half moon',
    'tides',
  ])
  expect(await pageContext().contributed('kilnNotes')).toEqual([])
})

it('leaves out of a list what one area cannot make, and says whose', async () => {
  const plugins = [
    adding('tides', () => Promise.reject(new Error('There is no water.'))),
    adding('moons', async () => ['moon']),
  ]
  const context = pageContext({ plugins })
  expect(await context.contributed('kilnNotes')).toEqual(['moon'])
  expect(context.log.lines.map(({ message }) => message)).toEqual([
    'What is provided as "kilnNotes" in plugins/tides/index.ts is left out: There is no water.',
  ])
})
