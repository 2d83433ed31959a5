import { describe, expect, it } from 'vitest'
import { parametersOf, readRole } from './role.ts'

const roleOf = (PROCESSES?: string, parameters: string[] = [], send?: () => boolean) =>
  readRole({ argv: ['node', 'main.mjs', ...parameters], env: { PROCESSES }, send }, 4)

describe('what a process is', () => {
  it.each([undefined, '', ' ', '1'])('all of the site by itself: PROCESSES=%s', (value) => {
    expect(roleOf(value)).toEqual({ is: 'all' })
  })

  it('the supervisor of as many servers as are asked for, or as there are cores', () => {
    expect(roleOf('3')).toEqual({ is: 'supervisor', count: 3 })
    expect(roleOf('auto')).toEqual({ is: 'supervisor', count: 4 })
    expect(readRole({ argv: [], env: { PROCESSES: 'auto' } }, 1)).toEqual({ is: 'all' })
  })

  it.each(['0', '-2', '2.5', '65', 'many', 'AUTO'])('all by itself, to say what is wrong: PROCESSES=%s', (value) => {
    expect(roleOf(value)).toEqual({ is: 'all' })
  })

  it('a server when its supervisor says so, and by nobody else', () => {
    const server = { count: 2, folder: 3, isFirst: false }
    for (const given of [server, { ...server, isFirst: true }])
      expect(roleOf('2', parametersOf(given), () => true)).toEqual({ is: 'server', ...given })
    expect(roleOf('2', parametersOf(server))).toEqual({ is: 'supervisor', count: 2 })
    expect(roleOf('2', ['server', 'x', '1'], () => true)).toEqual({ is: 'supervisor', count: 2 })
  })
})
