import { expect, it } from 'vitest'
import { sayOnce } from './say-once.ts'

const remembering = () => {
  const lines: string[] = []
  const write = (_facts: Record<string, unknown>, message: string) => void lines.push(message)
  return { lines, log: { info: write, warn: write, error: write } }
}

it('says a warning once, though it comes with each run, and again when it comes back', () => {
  const { lines, log: target } = remembering()
  const { log, next } = sayOnce(target)
  const warn = (id: string) => log.warn({ id, file: 'a.json' }, 'No title.')
  warn('request-1')
  warn('request-2')
  next()
  warn('request-3')
  expect(lines).toEqual(['No title.'])
  log.warn({ file: 'b.json' }, 'No title.')
  expect(lines).toHaveLength(2)
  next()
  next()
  warn('request-4')
  expect(lines).toHaveLength(3)
})

it('says an error each time it happens, but not each time that the same one is met', () => {
  const { lines, log: target } = remembering()
  const { log } = sayOnce(target)
  const error = new Error('broken')
  log.error({ error }, 'The site cannot start.')
  log.error({ error }, 'The site cannot answer.')
  log.error({ error: new Error('broken') }, 'The site cannot start.')
  expect(lines).toEqual(['The site cannot start.', 'The site cannot start.'])
})
