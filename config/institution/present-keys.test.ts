import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { definePlugin, f } from 'atrium'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { installedSettings } from '#engine/assemble/installed-settings.ts'
import { editJson } from '#engine/host.ts'
import { readInstitution } from './institution.ts'
import { presentKeys } from './present-keys.ts'

const deprecated = { since: '0.3.0', use: 'season' }
const declared = {
  seasonNow: f.text({ deprecated }),
  season: f.text(),
  'links.old': f.links({ deprecated: { since: '0.3.0', use: 'links.seeds' } }),
  'links.seeds': f.links(),
  mood: f.text({ deprecated: { since: '0.3.0' } }),
}
const installed = (settings: object) =>
  installedSettings([
    { definition: definePlugin({ name: 'garden', settings: settings as typeof declared }), file: 'g.ts' } as never,
  ])
const { settings, problems } = installed(declared)
const OLD = '{\n\t"name": "Cups", "seasonNow" :  "spring",\n\t"links": { "old": [ ] }\n}\n'

describe('a setting that is deprecated', () => {
  it('is written under the key that takes its place, and nothing else changes', () => {
    expect(problems).toEqual([])
    const { present, problems: told } = presentKeys(JSON.parse(OLD), settings)
    expect(editJson(OLD, present)).toBe(OLD.replace('seasonNow', 'season').replace('"old"', '"seeds"'))
    expect(told.map(({ field }) => field)).toEqual(['seasonNow', 'links.old'])
    expect(presentKeys(present, settings)).toEqual({ present, problems: [] })
  })

  it('is read under either key by the area, and the start says it', () => {
    const folder = join(temporaryFolder('present-keys'), 'content')
    mkdirSync(folder)
    const given = { name: 'Cups', siteUrl: 'https://cups.example', timeZone: 'Europe/Madrid', language: 'es' }
    const read = (own: object) => {
      writeFileSync(join(folder, 'institution.json'), JSON.stringify({ ...given, ...own }))
      return readInstitution(folder, { settings })
    }
    for (const own of [{ season: 'spring' }, { seasonNow: 'spring' }, { season: 'spring', seasonNow: 'autumn' }])
      expect(read(own).institution.settings).toMatchObject({ season: 'spring', seasonNow: 'spring' })
    expect(read({ season: 'spring' }).warnings).toEqual([])
    expect(read({ seasonNow: 'spring', mood: 'glad' }).warnings.map((warning) => warning.split('json: ')[1])).toEqual([
      '"seasonNow" is deprecated since 0.3.0 and gone in 0.4.0: "season" takes its place. Run "npm run upgrade".',
      '"mood" is deprecated since 0.3.0 and gone in 0.4.0. Take it out.',
    ])
  })

  it('is refused where it names no setting of its area', () => {
    const { problems } = installed({ seasonNow: f.text({ deprecated }) })
    expect(problems.map(({ reason }) => reason)).toEqual([
      'The setting "seasonNow" is deprecated for "season", which is none of the area',
    ])
  })
})
