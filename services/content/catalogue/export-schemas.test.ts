import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineBlock, defineContentType, defineModule, f } from 'atrium'
import { rememberingLog, siteOfParts, testInstitution } from 'atrium/testing'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import type { AnyService } from '#engine/contract/site/service.ts'
import { clockAt, optionsFor, testDirectory } from '../../../tests/content/directory.ts'
import { checkContent, exportSchemas, openContent } from '../index.ts'
import { createCatalogue } from './catalogue.ts'

const listing = defineModule({
  label: 'Listing',
  fields: () => ({ displayTitle: f.text(), items: f.references('recipe') }),
  section: () => undefined,
})
const recipe = defineContentType({
  name: 'recipe',
  label: 'Recipe',
  help: 'How a dish is made.',
  schema: z.object({
    servedAt: f.time({ label: 'Time of the meal', help: 'When it comes to table.' }),
    streetAddress1: f.text({ aliases: ['street'] }),
    body: f.blocks({ help: 'Step by step.' }),
    related: listing.field({ help: 'Shown below it.' }),
  }),
})
const steps = defineBlock({
  type: 'steps',
  label: 'Steps',
  description: 'What to do, one after the other.',
  placement: 'body',
  wire: 'steps',
  schema: z.object({ text: f.html() }),
  examples: [{}, {}],
  Component: () => null,
})
const site = siteOfParts({ types: [recipe], blocks: [steps] })

const directory = () => {
  const made = testDirectory()
  onTestFinished(made.clear)
  return made
}
const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))

it('exported schemas carry labels and help of types, fields, modules and blocks', () => {
  const folder = directory().contentDir
  exportSchemas(site, folder)
  expect(read(folder, 'recipe.json')).toMatchObject({
    title: 'Recipe',
    description: 'How a dish is made.',
    properties: {
      $schema: { type: 'string' },
      uid: { title: 'UID' },
      served_at: { title: 'Time of the meal', description: 'When it comes to table. HH:mm, 24 hours, local.' },
      street_address1: { title: 'Street address 1' },
      street: { title: 'Street address 1', description: 'Read in place of "street_address1" where that has no data.' },
      body: { $ref: 'blocks.json', title: 'Body', description: 'Step by step.' },
      related: {
        title: 'Related',
        description: 'Listing. Shown below it.',
        properties: { display_title: { title: 'Display title' } },
      },
    },
  })
  expect(read(folder, 'blocks.json').$defs.steps).toMatchObject({
    title: 'Steps',
    description: 'What to do, one after the other.',
    properties: { text: { title: 'Text', description: 'HTML, like <p>words</p>.' } },
  })
})

it('exported schemas say what forms show: of types, fields and blocks; the check of content does without', () => {
  const { contentDir } = directory()
  const templates = [{ name: 'plain', label: 'Plain', help: 'Words alone.', value: { crust: 'very-dark' } }]
  const loaf = defineContentType({
    name: 'loaf',
    label: 'Loaf',
    ...{ plural: 'Loaves', icon: 'wheat', category: 'Kitchen', itemName: 'title', templates },
    schema: z.object({
      hasCrust: f.bool({ group: 'Look' }),
      crust: f.required(f.choice(['pale', 'very-dark'], { when: { field: 'hasCrust', is: true }, initial: 'pale' })),
      blurb: f.text({ length: { ideal: 90, max: 160 }, example: 'Sour.' }),
      hours: f.integer({ min: 1, max: 48 }),
      tools: f.list(f.choice(['peel']), { itemName: undefined }),
      source: f.link(),
      parts: f.list(f.group({ firstName: f.text() }), { itemName: 'firstName' }),
    }),
  })
  const marked = { ...steps, icon: 'list-ordered', category: 'Text' }
  const bakery = siteOfParts({ types: [loaf], blocks: [marked] })
  exportSchemas(bakery, contentDir)
  const { properties, ...schema } = read(contentDir, 'loaf.json')
  expect(schema).toMatchObject({
    'x-atrium': { plural: 'Loaves', icon: 'wheat', category: 'Kitchen', itemName: 'title', templates },
  })
  expect(properties).toMatchObject({
    has_crust: { 'x-atrium': { group: 'Look' } },
    crust: {
      oneOf: [
        { const: 'pale', title: 'Pale' },
        { const: 'very-dark', title: 'Very dark' },
      ],
      default: 'pale',
      'x-atrium': { when: { field: 'has_crust', is: true } },
    },
    blurb: { examples: ['Sour.'], 'x-atrium': { length: { ideal: 90, max: 160 } } },
    hours: { minimum: 1, maximum: 48 },
    tools: { items: { oneOf: [{ const: 'peel', title: 'Peel' }] } },
    source: { 'x-atrium': { control: 'link' } },
    parts: { 'x-atrium': { itemName: 'first_name' } },
  })
  expect(properties.hours).not.toHaveProperty('x-atrium')
  expect(read(contentDir, 'blocks.json').$defs.steps).toMatchObject({
    'x-atrium': { icon: 'list-ordered', category: 'Text' },
  })
  expect(JSON.stringify(createCatalogue(bakery).typeSchema('loaf'))).not.toContain('x-atrium')
})

it('the export brings settings that map entries to their schemas, from the folder that the editor opens', () => {
  const { contentDir, dataDir } = directory()
  const associations = (folder: string, root: string) => {
    exportSchemas(site, folder, root)
    return read(folder, 'vscode-settings.json')['json.schemas']
  }
  expect(associations(join(contentDir, 'made/schemas'), contentDir)).toEqual([
    { fileMatch: ['entries/recipe/*.json'], url: './made/schemas/recipe.json' },
  ])
  expect(associations(join(dataDir, 'schemas'), contentDir)).toEqual([
    { fileMatch: ['entries/recipe/*.json'], url: pathToFileURL(join(dataDir, 'schemas/recipe.json')).href },
  ])
})

it('the export has the schemas of files that are no entries, too', () => {
  const folder = directory().contentDir
  const services = new Map([
    ['stars', { definition: { schemas: () => ({ 'stars/*.json': { type: 'object' } }) } as unknown as AnyService }],
  ])
  exportSchemas({ ...site, services }, folder, folder, { 'institution.json': { type: 'array' } })
  expect(read(folder, 'files/institution.json')).toEqual({
    $schema: expect.any(String),
    $id: expect.any(String),
    type: 'array',
  })
  expect(read(folder, 'files/stars.json')).toMatchObject({ type: 'object' })
  expect(read(folder, 'vscode-settings.json')['json.schemas']).toEqual([
    { fileMatch: ['entries/recipe/*.json'], url: './recipe.json' },
    { fileMatch: ['institution.json'], url: './files/institution.json' },
    { fileMatch: ['stars/*.json'], url: './files/stars.json' },
  ])
})

it('an entry may name its schema: neither the content check nor ingest has anything to say', async () => {
  const made = directory()
  const fields = { title: 'Bread', publish_details: { time: '2026-03-01T18:00:00Z' } }
  made.entry({ $schema: '../../schemas/recipe.json', uid: 'bread', _content_type_uid: 'recipe', ...fields })
  const { reports } = await checkContent({
    ...{ contentDir: made.contentDir, site, institution: testInstitution },
    clock: clockAt('2026-03-14'),
  })
  expect(reports).toEqual([])
  const log = rememberingLog()
  const content = await openContent({ ...optionsFor(made, site), log })
  expect(await content.published.get(['bread'])).toEqual([expect.not.objectContaining({ $schema: expect.anything() })])
  expect(log.lines.filter(({ level }) => level !== 'info')).toEqual([])
  content.close()
})
