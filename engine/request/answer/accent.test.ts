import { describe, expect, it } from 'vitest'
import { accentAt } from './accent.ts'

describe('the accent of a page', () => {
  const accents = { '/visit': 'yellow', '/visit/villa': 'orange' }

  it.each([
    ['/visit', 'yellow'],
    ['/visit/center', 'yellow'],
    ['/visit/villa/top-things-to-do', 'orange'],
    ['/visitors', undefined],
    ['/', undefined],
  ])('of %s is %s', (path, accent) => {
    expect(accentAt(path, { accents })).toBe(accent)
  })

  it('is that of the home page where no part of the site has its own', () => {
    expect(accentAt('/legal/privacy', { accents: { ...accents, '/': 'sky' } })).toBe('sky')
    expect(accentAt('/visit', { accents: { ...accents, '/': 'sky' } })).toBe('yellow')
    expect(accentAt('/visit', {})).toBeUndefined()
  })
})
