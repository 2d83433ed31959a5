import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineContentType, defineService, urlVariable } from 'atrium'
import { entryOf, temporaryFolder, testInstitution } from 'atrium/testing'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { entryChecks } from './entries.ts'

const contentDir = mkdtempSync(join(temporaryFolder('entry-checks'), 'content-'))
mkdirSync(join(contentDir, 'images'))
await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
  .png()
  .toFile(join(contentDir, 'images/kiln.png'))
writeFileSync(join(contentDir, 'images/broken.png'), 'no picture')

/** Says what the ports know. */
const pot = defineContentType({
  name: 'pot',
  label: 'Pot',
  schema: z.object({}),
  async check({ entry: { title: id }, port }) {
    const size = await (await port('images'))?.sizeOf(id).catch(() => 'unreadable')
    const record = await (await port('collection'))?.get(id)
    return [{ severity: 'error', field: '', reason: JSON.stringify([size, record]), remedy: '' }]
  },
})
const shelf = defineContentType({ name: 'shelf', label: 'Shelf', schema: z.object({}) })
/** Says on which day its title is. */
const vase = defineContentType({
  name: 'vase',
  label: 'Vase',
  schema: z.object({}),
  check: async ({ entry: { title }, today, dayOf }) => [
    { severity: 'warning', field: '', reason: JSON.stringify([dayOf(title), today]), remedy: '' },
  ],
})
const collection = defineService({
  variables: { COLLECTION_URL: urlVariable({ description: 'Records.' }) },
  open: ({ runtime }) => ({ get: async (objectID: string) => ({ objectID, title: runtime.dataDir }) }),
})
const site = {
  contentTypes: new Map([pot, shelf, vase].map((definition) => [definition.name, { definition }])),
  services: new Map([['collection', { definition: collection, file: 'plugins/x/index.ts' }]]),
} as never

const said = async (type: string, title: string, settings = {}) => {
  const runtime = {
    contentDir,
    dataDir: contentDir,
    siteUrl: 'https://a.example',
    institution: testInstitution,
    now: () => new Date(0),
  }
  const issues = await entryChecks({ site, settings, ...runtime })(entryOf(type, 'e', { title }), async () => [])
  return issues.map(({ reason }) => JSON.parse(reason))
}

it('content types check their entries against what lies in the content directory', async () => {
  const record = (objectID: string) => ({ objectID, title: contentDir })
  expect(await said('pot', 'kiln')).toMatchObject([[{ width: 40, height: 30 }, record('kiln')]])
  expect(await said('pot', 'gone')).toEqual([[null, record('gone')]])
  expect(await said('pot', '../kiln')).toEqual([[null, record('../kiln')]])
  expect(await said('pot', 'broken')).toEqual([['unreadable', record('broken')]])
  expect(await said('shelf', 'kiln')).toEqual([])
  expect(await said('unknown', 'kiln')).toEqual([])
})

it('services outside are not asked', async () => {
  const outside = { MEDIA_GATEWAY_URL: 'https://media.example', COLLECTION_URL: 'https://works.example' }
  expect(await said('pot', 'kiln', outside)).toEqual([[null, null]])
})

it('content types are told the days of dates and the present one, in the zone of the institution', async () => {
  expect(await said('vase', '2026-12-25T03:00:00.000Z')).toEqual([['2026-12-24', '1969-12-31']])
})
