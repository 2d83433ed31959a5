import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accentAt } from '#engine/request/answer/accent.ts'

const { accents } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../demo/content/institution.json'), 'utf8'),
)

describe('the accents of the demo', () => {
  it.each([
    ['VIS-003', '/visit', 'yellow'],
    ['EVT-167 EVT-179', '/whats-on', 'orange'],
    ['EVT-179', '/whats-on/plan-a-day', 'orange'],
    ['MUS-002', '/museum', 'blue'],
    ['MUS-035', '/our-work', 'bronze'],
    ['RES-037', '/research', 'blue'],
    ['RES-047', '/research-conservation', 'blue'],
    ['PUB-013', '/publications-reports', 'blue'],
  ])('%s open %s in %s', (_, path, color) => {
    expect(accentAt(path, { accents })).toBe(color)
  })

  it('tell the parts of the main menu apart', () => {
    const parts = ['/visit', '/exhibitions', '/research', '/conservation', '/education', '/publications', '/news']
    const seen = parts.map((path) => accentAt(path, { accents }))
    expect(new Set(seen).size).toBe(parts.length)
  })
})
