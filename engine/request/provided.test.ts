import { pageContext } from 'atrium/testing'
import { expect, it } from 'vitest'

const nothing = { events: [], exhibitions: [], href: '/calendar' }
const area = (name: string, onToday: () => Promise<typeof nothing>) => ({ name, provides: { onToday } })

it('gives a page what another area offers, and nothing where none does', async () => {
  const context = pageContext({ plugins: [area('events', async () => nothing)] })
  expect(await context.provided('onToday')).toEqual(nothing)
  expect(await pageContext().provided('onToday')).toBeUndefined()
})

it('leaves out what cannot be made, and says why', async () => {
  const context = pageContext({ plugins: [area('events', () => Promise.reject(new Error('There is no calendar.')))] })
  expect(await context.provided('onToday')).toBeUndefined()
  expect(context.log.lines.map(({ message }) => message)).toEqual([
    'What is provided as "onToday" is left out: There is no calendar.',
  ])
})

it('is offered by one area alone', () => {
  const make = async () => nothing
  expect(() => pageContext({ plugins: [area('events', make), area('tides', make)] })).toThrow(
    'The provided value "onToday" is declared twice; first in plugins/events/index.ts.',
  )
})
