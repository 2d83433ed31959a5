import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { lastGoodFiles } from '#engine/host.ts'
import { configurationRefusals } from './refusals.ts'

it('institutions in other languages are read by whoever has read them already, else anew', async () => {
  const [contentDir, dataDir] = [temporaryFolder('refusals'), temporaryFolder('refusals-data')]
  const write = (name: string, value: object) => writeFileSync(join(contentDir, name), JSON.stringify(value))
  const languages = [
    { tag: 'en', path: '' },
    { tag: 'es', path: '/es' },
  ]
  const house = { name: 'House', siteUrl: 'https://house.example', timeZone: 'UTC', language: 'en', languages }
  write('institution.json', house)
  write('institution.es.json', { name: 7 })
  const options = { reading: { settings: [] }, files: lastGoodFiles(contentDir, dataDir, true) }
  const asked: string[] = []
  const inLanguage = (language: string) => {
    asked.push(language)
    return {}
  }
  expect(await configurationRefusals({ ...options, inLanguage })(contentDir)).toEqual([])
  expect(asked).toEqual(['es'])
  expect(await configurationRefusals(options)(contentDir)).toMatchObject([{ file: 'institution.es.json' }])
})
