import { expect, it } from 'vitest'
import { plainFacts, revivedFacts } from './plain-facts.ts'

class OwnError extends Error {
  override name = 'OwnError'
  readonly code = 'SQLITE_FULL'
}

const sent = (facts: Record<string, unknown>) => revivedFacts(structuredClone(plainFacts(facts)))

it('an error keeps its name, words, stack and code from one thread to another', () => {
  const error = new OwnError('The disk is full.')
  const { error: arrived, ...facts } = sent({ dataDir: '/data', error })
  expect(facts).toEqual({ dataDir: '/data' })
  expect(arrived).toBeInstanceOf(Error)
  const { name, message, stack, code } = arrived as OwnError
  expect({ name, message, stack, code }).toEqual({
    name: 'OwnError',
    message: error.message,
    stack: error.stack,
    code: 'SQLITE_FULL',
  })
})

it.each([
  ['what is no error', { error: 'no luck' }, 'no luck'],
  ['an error with a code that is no plain data', { error: Object.assign(new Error('odd'), { code: () => 1 }) }, 'odd'],
  ['facts that are no plain data', { error: new Error('odd'), work: () => 1 }, 'odd'],
])('%s arrives as well', (_, facts, message) => {
  expect((sent(facts).error as Error).message).toBe(message)
})
