import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { definePlugin, f } from 'atrium'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { installedSettings } from '#engine/host.ts'
import { readInstitution } from './institution.ts'
import { institutionTable } from './institution-table.ts'
import { editorSchema } from './json-schema.ts'

const garden = definePlugin({
  name: 'garden',
  settings: {
    seasonName: f.text({ help: 'What is sown now.', example: 'spring' }),
    isOpen: f.bool({ help: 'Visitors may come.' }).default(true),
    'menuLinks.seeds': f.links({ help: 'Where seeds are.' }),
    beds: f.list(
      f.group({
        code: f.required(f.text({ pattern: '^[a-z]+$', example: 'roses' })),
        size: f.integer({ min: 1, max: 9 }),
        opened: f.date(),
        grounds: f.list(f.choice(['clay', 'sand'])),
        isShaded: f.bool(),
      }),
    ),
    shop: f.url(),
  },
})
const orchard = definePlugin({
  name: 'orchard',
  settings: {
    'menuLinks.trees': f.link(),
    kinds: z.record(z.string(), z.string('Write a text in quotes.')).default({}).describe('Kinds of fruit by key.'),
  },
})
const installed = [garden, orchard].map((definition) => ({
  definition,
  plugin: definition.name,
  file: `plugins/${definition.name}/index.ts`,
}))
const { settings } = installedSettings(installed)

const folder = temporaryFolder('settings')
const file = join(folder, 'institution.json')
const needed = { name: 'House of Cups', siteUrl: 'https://cups.example', timeZone: 'Europe/Madrid', language: 'es' }
const read = (said: object, areas = settings) => {
  writeFileSync(file, JSON.stringify({ ...needed, ...said }))
  return readInstitution(folder, { settings: areas })
}

describe('settings of areas in institution.json', () => {
  it('are read as their area declares them, those of several areas in one group', () => {
    const links = {
      seeds: [{ title: 'Seeds', href: '/seeds' }],
      trees: { title: 'Trees', href: 'https://trees.example' },
    }
    const { institution, warnings } = read({ seasonName: ' summer ', menuLinks: links, beds: [{ code: 'roses' }] })
    expect([institution.settings, warnings]).toEqual([
      {
        seasonName: 'summer',
        isOpen: true,
        'menuLinks.seeds': links.seeds,
        'menuLinks.trees': links.trees,
        beds: [{ code: 'roses', grounds: [], isShaded: false }],
        shop: undefined,
        kinds: {},
      },
      [],
    ])
    expect(institution).not.toHaveProperty('seasonName')
  })

  it('may be left out, or null: they have what the area takes for nothing', () => {
    const unsaid = { isOpen: true, 'menuLinks.seeds': [], beds: [], kinds: {} }
    expect(read({}).institution.settings).toEqual({ ...unsaid })
    expect(read({ isOpen: null, menuLinks: null, kinds: null }).institution.settings).toEqual({ ...unsaid })
  })

  it.each([
    [{ seasonName: 5 }, '"seasonName" is 5. Write a text in quotes.'],
    [{ isOpen: 'yes' }, '"isOpen" is "yes". Write true or false.'],
    [{ menuLinks: { seeds: [{ title: 'A' }] } }, '"menuLinks.seeds[0].href" is missing. Write a text in quotes.'],
    [
      { menuLinks: { trees: { title: 'A', href: 'javascript:1' } } },
      '"menuLinks.trees.href" is "javascript:1". Write a',
    ],
    [{ beds: [{}] }, '"beds[0].code" is missing. Write a text in quotes.'],
    [{ beds: [{ code: 'A1' }] }, '"beds[0].code" is "A1". Write a value like "roses".'],
    [{ beds: [{ code: 'a', size: 10 }] }, '"beds[0].size" is 10. Write a number up to 9.'],
    [{ beds: [{ code: 'a', opened: 'May' }] }, '"beds[0].opened" is "May". Write a value of this form: YYYY-MM-DD'],
    [{ beds: [{ code: 'a', grounds: ['mud'] }] }, '"beds[0].grounds[0]" is "mud". Write one of clay, sand.'],
    [{ shop: 'shop' }, '"shop" is "shop". Write a value of this form: A path, #anchor, mailto:, tel: or http(s).'],
    [{ kinds: { apple: 1 } }, '"kinds.apple" is 1. Write a text in quotes.'],
  ])('%j is not valid', (said, reason) => {
    expect(() => read(said)).toThrow(`${file} is not valid: ${reason}`)
  })

  it('that no installed area reads are named, with the nearest that one reads', () => {
    const said = { seasonNam: 'a', menuLinks: { seed: [] }, beds: [] }
    expect(read(said).warnings).toEqual([
      `${file}: "menuLinks.seed" is not a known key. Did you mean "seeds"?`,
      `${file}: "seasonNam" is not a known key. Did you mean "seasonName"?`,
    ])
    const { institution, warnings } = read({ beds: [] }, [])
    expect(warnings).toEqual([
      `${file}: "beds" is not a known key: no installed area reads it. Remove it, or put the area back that does; docs/institution.md lists all keys.`,
    ])
    expect(institution.settings).toEqual({})
  })

  it('are in the schema for editors and in the documentation, under their area, with help and example', () => {
    const isValid = new Ajv2020({ strict: false }).compile(editorSchema(settings))
    expect(
      [{ seasonName: 'a', isOpen: null }, { seasonName: 5 }, { beds: [{ code: 'A1' }] }, { shed: 1 }].map((said) =>
        isValid({ ...needed, ...said }),
      ),
    ).toEqual([true, false, false, false])
    const table = institutionTable(settings)
    const [ofGarden, ofOrchard] = table.slice(table.indexOf('### garden')).split('### orchard')
    expect(ofGarden).toContain('| `seasonName` | What is sown now. Example: `"spring"`. | text |  |')
    expect(ofGarden).toContain('| `isOpen` | Visitors may come. | `true` or `false` | `true` |')
    expect(ofGarden).toContain('| `menuLinks.seeds` | Where seeds are. | list of')
    expect(ofGarden).toContain('| `beds[].code` |')
    expect(ofOrchard).toContain('| `kinds` | Kinds of fruit by key. |')
  })
})
