import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readInstitution } from './institution.ts'

const needed = { name: 'House of Cups', siteUrl: 'https://cups.example', timeZone: 'Europe/Madrid', language: 'en-GB' }

/** Reads institution files, by their names. */
function read(files: Record<string, object>, language?: string) {
  const directory = mkdtempSync(join(tmpdir(), 'languages-'))
  for (const [name, value] of Object.entries(files)) writeFileSync(join(directory, name), JSON.stringify(value))
  return readInstitution(directory, { settings: [], language })
}

const languages = [
  { tag: 'es', path: '/es' },
  { tag: 'ar', path: '/ar', label: 'عربي', fallback: 'es' },
]

it('has its own language first, and each is called as it calls itself', () => {
  const { institution } = read({ 'institution.json': { ...needed, languages } })
  expect(institution.languages).toEqual([
    { tag: 'en-GB', path: '', label: 'English' },
    { tag: 'es', path: '/es', label: 'Español', fallback: 'en-GB' },
    { tag: 'ar', path: '/ar', label: 'عربي', fallback: 'es' },
  ])
  expect([institution.language, institution.basePath]).toEqual(['en-GB', ''])
})

it('two languages that differ by their region say so', () => {
  const two = [{ tag: 'en-US', path: '/us' }]
  const { institution } = read({ 'institution.json': { ...needed, languages: two } })
  expect(institution.languages.map(({ label }) => label)).toEqual(['British English', 'American English'])
})

it('says in a language what its file says, and the rest as everywhere', () => {
  const files = {
    'institution.json': {
      ...needed,
      languages,
      description: 'Cups.',
      mainMenu: [{ title: 'Visit', paths: ['/visit'] }],
    },
    'institution.es.json': {
      name: 'Casa de las Tazas',
      mainMenu: [{ title: 'Visita', paths: ['/visit'] }],
      timeZone: 'Asia/Tokyo',
    },
  }
  const { institution } = read(files, 'es')
  expect(institution).toMatchObject({
    ...{ name: 'Casa de las Tazas', description: 'Cups.', language: 'es', basePath: '/es', timeZone: 'Europe/Madrid' },
    mainMenu: [{ title: 'Visita', paths: ['/visit'] }],
  })
  expect(read(files).institution.name).toBe('House of Cups')
})

it('says of the file of a language what is wrong there', () => {
  const files = (spoken: object) => ({
    'institution.json': { ...needed, languages, nam: 'Cups' },
    'institution.es.json': spoken,
  })
  expect(read(files({ titel: 'Tazas' }), 'es').warnings).toEqual([
    expect.stringMatching(/\/institution\.es\.json: "titel" is not a known key/),
  ])
  expect(read(files({ timeZone: 'Europe/Lisbon', siteUrl: needed.siteUrl }), 'es').warnings).toEqual([
    expect.stringMatching(
      /\/institution\.es\.json: "timeZone" is the same in all languages, and is not read here\. Write it into institution\.json/,
    ),
  ])
  expect(read(files({})).warnings).toEqual([expect.stringMatching(/\/institution\.json: "nam" is not a known key/)])
  expect(() => read(files({ description: 7 }), 'es')).toThrow(
    /\/institution\.es\.json is not valid: "description" is 7/,
  )
})

it.each([
  [[{ tag: 'es', path: '' }], /"languages\[0\]\.path" is empty, as that of another language/],
  [[{ tag: 'es', path: 'es' }], /"languages\[0\]\.path" is "es"/],
  [
    [
      { tag: 'es', path: '/a' },
      { tag: 'ar', path: '/a' },
    ],
    /"languages\[1\]\.path" is "\/a"\. Give each language one of its own/,
  ],
  [
    [{ tag: 'es', path: '/es', fallback: 'fr' }],
    /"languages\[0\]\.fallback" is "fr", which is no language of the site/,
  ],
  [
    [
      { tag: 'es', path: '/es', fallback: 'ar' },
      { tag: 'ar', path: '/ar', fallback: 'es' },
    ],
    /"languages\[0\]\.fallback" is "ar"\. Name a language that does not fall back to this one/,
  ],
  [[{ tag: 'español', path: '/es' }], /"languages\[0\]\.tag" is "español"\. Write a language tag/],
])('languages that are not valid are named: %j', (wrong, says) => {
  expect(() => read({ 'institution.json': { ...needed, languages: wrong } })).toThrow(says)
})
