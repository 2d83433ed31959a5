import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { isDate } from 'atrium'
import { exampleSettings, temporaryFolder, testInstitution } from 'atrium/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATE_FORMAT } from '#engine/host.ts'
import { installedFacts } from '#engine/outputs/installed/installed.ts'
import { areaSettings, defineSite } from '../../server/start/site/site-definition.ts'
import { checkContent, exportSchemas, openContent } from '../../services/content/index.ts'
import { clockAt, optionsFor, testDirectory } from '../content/directory.ts'

const site = defineSite({ ...testInstitution, settings: exampleSettings(areaSettings) })
const types = installedFacts(site).contentTypes

/** A directory with one example of every type. */
const directoryOf = (fill: 'smallest' | 'full') => {
  const directory = testDirectory()
  for (const { name, example } of types) directory.write(`entries/${name}/${example(fill).uid}.json`, example(fill))
  return directory
}

/** Compiled for both examples, plainly: what schemas compile to takes longer to tighten than all that is checked with it. */
const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } })
beforeAll(() => {
  ajv.addFormat(DATE_FORMAT, isDate)
  for (const file of exportSchemas(site, temporaryFolder('schemas')).filter((file) => !file.includes('vscode')))
    ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')))
})

describe.each([
  ['the smallest entry', 'smallest'],
  ['the entry with every field', 'full'],
] as const)('%s to copy', (_, fill) => {
  const directory = directoryOf(fill)
  afterAll(directory.clear)

  it.each(types)('fits the exported schema: $name', ({ name, example }) => {
    const validate = ajv.getSchema(`${name}.json`)
    expect(validate?.(example(fill)), JSON.stringify(validate?.errors)).toBe(true)
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
    for (const { name, page, example } of types) {
      const [entry] = await content.published.get([String(example(fill).uid)])
      expect(entry?.contentType).toBe(name)
      if (!page || site.pages.get(name)?.definition.address) continue
      // Of types at one fixed address one entry is shown.
      expect(paths, name).toContain(page.route.includes(':') ? entry?.path : page.route)
    }
    content.close()
  })
})

it('an entry with every field has each of them', () => {
  for (const { example, fields } of types) {
    const whole = Object.values(fields).flatMap((rows) => rows.filter(({ depth }) => depth === 0))
    expect(Object.keys(example('full'))).toHaveLength(whole.length)
  }
})

it('every content type says what its entries are, and every page that computes an address says which', () => {
  const silent = [...site.contentTypes].filter(([, { definition }]) => !definition.help)
  expect(silent.map(([name]) => name)).toEqual([])
  const unexplained = [...site.pages.values()].filter(({ definition }) => definition.path && !definition.address)
  expect(unexplained.map(({ file }) => file)).toEqual([])
})
