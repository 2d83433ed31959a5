import { defineService, type Problem } from 'atrium'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../../services/content/index.ts'
import { clockAt } from './directory.ts'
import { opened } from './opened.ts'
import { smallSite } from './small-site.ts'

const problem: Problem = {
  file: 'tides.json',
  severity: 'error',
  field: 'tides[0]',
  reason: 'is no tide',
  remedy: 'Write one.',
}
const tides = defineService({
  variables: {},
  open: () => null,
  files: ['tides.json'],
  check: async () => [problem],
})
const site = { ...smallSite(), services: new Map([['tides', { definition: tides }]]) }

describe('a file that a service reads', () => {
  it('makes every page new when it comes, changes, or goes, and only then', async () => {
    const { sync, write, directory, published } = await opened({ 'note/one.json': { url: '/one' } }, { site })
    let known = await published.revision()
    const changes = async () => {
      await sync()
      const before = known
      known = await published.revision()
      return known > before && (await published.changes(before)).length === 0
    }
    expect(await changes()).toBe(false)
    write('tides.json', [])
    expect(await changes()).toBe(true)
    expect(await changes()).toBe(false)
    write('tides.json', ['high'])
    expect(await changes()).toBe(true)
    directory.remove('tides.json')
    expect(await changes()).toBe(true)
  })

  it('moves with the demo anchor, like entries', async () => {
    let today = '2026-03-14'
    const files = { 'demo.json': { anchor: '2026-03-14' }, 'tides.json': [] }
    const { moveDate, published } = await opened(files, { site, clock: { ...clockAt(today), today: () => today } })
    const revision = await published.revision()
    expect(moveDate('2026-03-14T19:30:00.000')).toBe('2026-03-14T19:30:00.000')
    today = '2026-03-28'
    expect(await published.revision()).toBeGreaterThan(revision)
    expect(moveDate('2026-03-14T19:30:00.000')).toBe('2026-03-28T19:30:00.000')
  })

  it('is read by the content check', async () => {
    const { options } = await opened({}, { site })
    expect((await checkContent(options)).reports).toEqual([problem])
  })

  it('is named by the content check where it cannot be read', async () => {
    const check = async () => JSON.parse('{')
    const broken = { ...site, services: new Map([['tides', { definition: { ...tides, check } }]]) }
    const { options } = await opened({ 'note/one.json': { url: '/one', count: 'x' } }, { site: broken })
    expect((await checkContent(options)).text).toMatch(
      /^error {3}entries\/note\/one.json count: .*\nerror {3}tides.json: cannot be checked by the service "tides": .*JSON.* Correct the file\.\n1 entry read\n2 errors, 0 warnings$/,
    )
  })
})
