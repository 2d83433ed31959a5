import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from 'atrium'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editJson } from '#engine/host.ts'
import { institutionProblems } from '../../config/institution/institution.ts'
import { areaSettings } from '../../server/start/site/site-definition.ts'
import { pathText } from '../client/model/path.ts'
import { controlOf } from '../client/settings/institution/control-of.ts'
import { type FormField, settingsForm } from '../forms/index.ts'
import { putBack, valuesIn } from './form-values.ts'
import { filledForms } from './random-values.ts'
import { DEMO } from './start-studio.ts'

const form = settingsForm(areaSettings)
const text = readFileSync(join(DEMO, 'institution.json'), 'utf8')
const demo: Record<string, unknown> = JSON.parse(text)
const problemsOf = (value: Record<string, unknown>) =>
  institutionProblems(DEMO, value, { settings: areaSettings }).problems

/** Keys whose texts have a form that no field of a form says. */
const SPELLED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  siteUrl: fc.webUrl({ withFragments: false, withQueryParameters: false }).map((url) => new URL(url).origin),
  timeZone: fc.constantFrom('Europe/Madrid', 'Asia/Tokyo'),
  language: fc.constantFrom('es', 'es-MX', 'en-GB'),
  languages: fc.constantFrom([], [{ tag: 'fr', path: '/fr', label: 'Français' }]),
  currency: fc.constantFrom('EUR', 'JPY'),
  brand: fc.stringMatching(/^[a-z0-9]{1,9}$/),
  structuredDataContext: fc.constant('https://schema.org'),
  colors: fc.constantFrom({ blue: '#1f3a93' }, { blue: { ground: '#1F3A93', ink: '#ffffff' } }),
  sites: fc.constantFrom([], [{ code: 'far-house', name: 'Far house' }]),
  country: fc.constantFrom('US', 'NL'),
  accents: fc.constantFrom({}, { '/visit': 'yellow' }),
  frameHosts: fc.constantFrom(['forms.example.org'], ['https://*.example.org:8443']),
  redirectHosts: fc.constantFrom(['former.example.org'], []),
}
const UNSAID = ['logo', 'favicon', 'mutedColor', 'sans', 'serif']
const plain = form.fields.filter(({ name }) => !(name in SPELLED) && !UNSAID.includes(name))
const random = fc
  .tuple(
    filledForms({ fields: plain }, { blocks: [], entries: () => [], paths: ['/visit', '/'] }),
    fc.record(SPELLED, { requiredKeys: [] }),
  )
  .map(([filled, spelled]): Record<string, unknown> => ({ ...demo, languages: [], ...filled, ...spelled }))

/** Keys that nobody knows, at the top and in a group. */
const strange = fc
  .dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')), fc.jsonValue(), {
    maxKeys: 3,
  })
  .map((own) => Object.entries(own).filter(([key]) => !form.fields.some(({ name }) => name === key)))

describe('the form of the settings', () => {
  it('has every key of any institution and of each area once, by its name in the file', () => {
    const names = form.fields.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(
      [...new Set(areaSettings.map(({ path: [first] }) => first))].filter((key) => !names.includes(key as string)),
    ).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['name', 'mainMenu', 'colors', 'redirectHosts', 'menuLinks']))
    expect(form.fields.every(({ group }) => form.groups.includes(group as string))).toBe(true)
    const helpless = form.fields.filter(({ help, name }) => !help && name !== 'menuLinks').map(({ name }) => name)
    expect(helpless).toEqual([])
    const links = form.fields.find(({ name }) => name === 'menuLinks')?.fields as FormField[]
    expect(links.map(({ name, label }) => [name, label])).toContainEqual(['collection', 'Collection'])
  })

  it('has a control for each value of the demo', () => {
    const values = valuesIn({ fields: form.fields, blocks: new Map() }, demo)
    const hidden = values.filter(({ field, value }) => !controlOf(field).canShow(value))
    expect(hidden.map(({ path }) => pathText(path))).toEqual([])
    expect(values.length).toBeGreaterThan(200)
  })

  it('random valid settings are shown, put back, written and read as they were', () => {
    fc.assert(
      fc.property(random, (value) => {
        expect(problemsOf(value)).toEqual([])
        for (const one of valuesIn({ fields: form.fields, blocks: new Map() }, value)) {
          const { field, value: own, path } = one
          expect([pathText(path), controlOf(field).canShow(own)]).toEqual([pathText(path), true])
          expect([pathText(path), putBack(one)]).toEqual([pathText(path), own])
        }
        const written = editJson(text, value)
        expect(JSON.parse(written)).toEqual(value)
        expect(editJson(written, value)).toBe(written)
      }),
      { numRuns: 30, seed: 27 },
    )
  })

  it('keys that nobody knows are kept in any spelling, and named', () => {
    fc.assert(
      fc.property(strange, strange, (top, within) => {
        const value = Object.fromEntries([...Object.entries(demo), ...top])
        const group = value.artsPlatform
        value.artsPlatform = Object.fromEntries([
          ...(isRecord(group) ? Object.entries(group) : []),
          ...within.filter(([key]) => key !== 'key' && key !== 'name'),
        ])
        const back = JSON.parse(editJson(text, value))
        expect(JSON.stringify(back)).toBe(JSON.stringify(value))
        const given = (entries: [string, unknown][]) => entries.filter(([, own]) => own !== null).length
        const known = within.filter(([key]) => key !== 'key' && key !== 'name')
        expect(problemsOf(value).map(({ severity }) => severity)).toEqual(
          Array.from({ length: given(top) + given(known) }, () => 'warning'),
        )
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
      }),
      { numRuns: 60, seed: 28 },
    )
  })
})
