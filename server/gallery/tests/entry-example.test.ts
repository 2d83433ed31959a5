import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDate } from '#engine'
import { DATE_FORMAT, entryFields } from '#engine/host.ts'
import { exampleSettings, testInstitution } from '#engine/testing'
import { checkContent, exportSchemas, openContent } from '../../../services/content/index.ts'
import { clockAt, optionsFor, testDirectory } from '../../../tests/content/directory.ts'
import { areaSettings, defineSite } from '../../start/site/site-definition.ts'
import { type ExampleType, exampleUid, fullEntry, smallestEntry } from '../types/facts/entry-example.ts'
import { exampleParts } from '../types/facts/example-parts.ts'

const site = defineSite({ ...testInstitution, settings: exampleSettings(areaSettings) })
const parts = exampleParts(site)
const types: ExampleType[] = [...site.contentTypes].map(([name, { definition, fields }]) => ({
  name,
  label: definition.label,
  fields: entryFields(fields),
  route: site.pages.get(name)?.route,
}))

/** A directory with one example of every type. */
const directoryOf = (example: typeof fullEntry) => {
  const directory = testDirectory()
  for (const type of types) directory.write(`entries/${type.name}/${exampleUid(type.name)}.json`, example(type, parts))
  return directory
}

describe.each([
  ['the smallest entry', smallestEntry],
  ['the entry with every field', fullEntry],
])('%s to copy', (_, example) => {
  const directory = directoryOf(example)
  const ajv = new Ajv2020({ strict: false })
  beforeAll(() => {
    ajv.addFormat(DATE_FORMAT, isDate)
    for (const file of exportSchemas(site, `${directory.contentDir}/exported`).filter(
      (file) => !file.includes('vscode'),
    ))
      ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')))
  })
  afterAll(directory.clear)

  it.each(types)('fits the exported schema: $name', (type) => {
    const validate = ajv.getSchema(`${type.name}.json`)
    expect(validate?.(example(type, parts)), JSON.stringify(validate?.errors)).toBe(true)
  })

  it('has, for every type, nothing that the content check reports as an error', async () => {
    const { contentDir } = directory
    const { reports } = await checkContent({
      ...{ contentDir, site, institution: testInstitution },
      clock: clockAt('2026-03-14'),
    })
    expect(reports.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('has an address for every type with a page, but where the page says what else is needed', async () => {
    const content = await openContent({ ...optionsFor(directory, site), institution: testInstitution })
    const paths = (await content.published.paths({ limit: 1000 })).map(({ path }) => path)
    for (const { name, route } of types) {
      const [entry] = await content.published.get([exampleUid(name)])
      expect(entry?.contentType).toBe(name)
      if (route === undefined || site.pages.get(name)?.definition.address) continue
      // Of types at one fixed address one entry is shown.
      expect(paths, name).toContain(route.includes(':') ? entry?.path : route)
    }
    content.close()
  })
})

it('an entry with every field has each of them', () => {
  for (const type of types) expect(Object.keys(fullEntry(type, parts))).toHaveLength(Object.keys(type.fields).length)
})

it('every content type says what its entries are, and every page that computes an address says which', () => {
  const silent = [...site.contentTypes].filter(([, { definition }]) => !definition.help)
  expect(silent.map(([name]) => name)).toEqual([])
  const unexplained = [...site.pages.values()].filter(({ definition }) => definition.path && !definition.address)
  expect(unexplained.map(({ file }) => file)).toEqual([])
})
