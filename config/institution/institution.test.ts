import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { readInstitution } from './institution.ts'
import { editorSchema } from './json-schema.ts'

const folder = temporaryFolder('institution')
const file = join(folder, 'institution.json')
const needed = { name: 'House of Cups', siteUrl: 'https://cups.example', timeZone: 'Europe/Madrid', language: 'es' }
const read = (institution: object, siteUrl?: string) => {
  writeFileSync(file, JSON.stringify(institution))
  return readInstitution(folder, { settings: [], siteUrl })
}

describe('institution.json', () => {
  it.each([
    [{ name: 5 }, '"name" is 5. Write a text in quotes.'],
    [{ name: ' ' }, '"name" is " ". Write a text, or leave the key out.'],
    [{ name: '博物館' }, '"brand" is missing, and "name" has no letter a–z. Write a key like "museum".'],
    [{ brand: 'Cups & Co' }, '"brand" is "Cups & Co". Use lower-case letters and digits only.'],
    [
      { timeZone: 'Mars/Base' },
      '"timeZone" is "Mars/Base". Write the name of a time zone, like "America/Los_Angeles".',
    ],
    [{ language: 'english!' }, '"language" is "english!". Write a language tag, like "en-US".'],
    [{ currency: '€' }, '"currency" is "€". Write the code of a currency, like "USD".'],
    [{ siteUrl: 'cups.example' }, '"siteUrl" is "cups.example". Write an address like "https://www.example.org", or'],
    ...['?c', '#c', '/ä', '/b//c', '/b c', '/.b'].map((path): [object, string] => [
      { siteUrl: `https://a.example${path}` },
      `"siteUrl" is "https://a.example${path}". Write an address like`,
    ]),
    [{ telephone: 310 }, '"telephone" is 310. Write a text in quotes.'],
    [{ mainMenu: 'x' }, '"mainMenu" is "x". Write a list.'],
    [{ mainMenu: ['/news'] }, '"mainMenu[0]" is "/news". Write an object.'],
    [{ mainMenu: [{ title: 'A', paths: '/a' }] }, '"mainMenu[0].paths" is "/a". Write a list.'],
    [{ mainMenu: [{ paths: [] }] }, '"mainMenu[0].title" is missing. Write a text in quotes.'],
    [{ footerMenus: [{ title: 'A', items: [5] }] }, '"footerMenus[0].items[0]" is 5. Write a path like "/news", or'],
    [{ sites: [{ code: 'The House', name: 'A' }] }, '"sites[0].code" is "The House". Use lower-case letters, digits'],
    [
      { sites: ['a', 'a'].map((code) => ({ code, name: 'A' })) },
      '"sites[1].code" is "a". Give each site a code of its own.',
    ],
    [{ menuLabels: [] }, '"menuLabels" is []. Write an object.'],
    [{ frameHosts: ['a.example; script-src *'] }, '"frameHosts[0]" is "a.example; script-src *". Write a host like'],
  ])('%j is not valid', (institution, reason) => {
    expect(() => read({ ...needed, ...institution })).toThrow(`${file} is not valid: ${reason}`)
  })

  it('is asked for all that is missing or wrong at once', () => {
    expect(() => read({ name: null, mainMenu: [{ title: 5 }] })).toThrow(
      [
        `${file} is not valid: "name" is missing. Write a text in quotes.`,
        '"siteUrl" is missing. Write a text in quotes.',
        '"timeZone" is missing. Write a text in quotes.',
        '"language" is missing. Write a text in quotes.',
        '"mainMenu[0].title" is 5. Write a text in quotes.',
        '"mainMenu[0].paths" is missing. Write a list.',
      ].join('\n'),
    )
  })

  it('stands alone: what it does not say is absent, or follows from the name', () => {
    const { institution, warnings } = read({ ...needed, name: 'Musée des Tasses' })
    expect(institution).toEqual({
      ...needed,
      name: 'Musée des Tasses',
      brand: 'museedestasses',
      currency: 'USD',
      ...{ languages: [], basePath: '', onlyTranslated: [], languageByBrowser: false },
      host: 'Musée des Tasses',
      trust: 'Musée des Tasses',
      structuredDataContext: 'https://schema.org',
      mainMenu: [],
      footerMenus: [],
      socialLinks: [],
      menuLabels: {},
      frameHosts: [],
      redirectHosts: [],
      sites: [],
      theme: { colors: {}, accents: {} },
      settings: {},
    })
    expect(warnings).toEqual([])
  })

  it('may say null for every key that is not given', () => {
    const optional = Object.keys(editorSchema([]).properties ?? {}).filter((key) => !(key in needed))
    const { institution, warnings } = read({ ...needed, ...Object.fromEntries(optional.map((key) => [key, null])) })
    expect([institution, warnings]).toEqual([read(needed).institution, []])
  })

  it('may leave its address to SITE_URL, which wins over it', () => {
    const { siteUrl: _, ...rest } = needed
    expect(read(rest, 'https://here.example').institution.siteUrl).toBe('https://here.example')
    expect(read(needed, 'https://here.example/').institution.siteUrl).toBe('https://here.example')
  })

  it('is not spoken for at an address in SITE_URL that is none of a site', () => {
    expect(() => read(needed, 'https://here.example/a?b')).toThrow(
      'SITE_URL is "https://here.example/a?b". Write an address like "https://www.example.org", or one with a path',
    )
  })

  it('may have a path below which the site lies', () => {
    expect(read({ ...needed, siteUrl: 'https://cups.example/en-site/' }).institution.siteUrl).toBe(
      'https://cups.example/en-site',
    )
    expect(read(needed, 'https://here.example/a/b_c.d~e').institution.siteUrl).toBe('https://here.example/a/b_c.d~e')
  })

  it('is told of keys that are not known, with the nearest that is', () => {
    const wrong = { telefone: '1', cups: 7, mainMenu: [{ titel: 'A', title: 'A', paths: [] }] }
    const { institution, warnings } = read({ ...needed, ...wrong })
    expect(institution).not.toHaveProperty('cups')
    expect(warnings).toEqual([
      `${file}: "mainMenu[0].titel" is not a known key. Did you mean "title"?`,
      `${file}: "telefone" is not a known key. Did you mean "telephone"?`,
      `${file}: "cups" is not a known key: no installed area reads it. Remove it, or put the area back that does; docs/institution.md lists all keys.`,
    ])
  })

  it('may be absent: the site speaks for the configured institution, and says so', () => {
    rmSync(file)
    const { institution, warnings } = readInstitution(folder, { settings: [] })
    expect(institution).toMatchObject({ name: 'The Ellery', brand: 'ellery' })
    expect(warnings).toEqual([
      `There is no ${file}: the site speaks for The Ellery, as demo/content/institution.json says. Write ${file} with "name", "siteUrl", "timeZone" and "language".`,
    ])
  })

  it('has a schema for editors that says the same', () => {
    const isValid = new Ajv2020({ strict: false }).compile(editorSchema([]))
    expect([needed, { ...needed, $schema: 'x', brand: null }].map((value) => isValid(value))).toEqual([true, true])
    expect([{}, { ...needed, cups: 7 }, { ...needed, mainMenu: ['/a'] }].map((value) => isValid(value))).toEqual([
      false,
      false,
      false,
    ])
  })
})
