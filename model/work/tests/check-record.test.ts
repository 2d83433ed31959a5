import type { Ports } from 'atrium'
import { expect, it } from 'vitest'
import { checkRecord } from '../collection/check-record.ts'

const ports = {
  collection: {
    async get(objectID: string) {
      if (objectID === 'odd')
        throw new Error('collection/odd.json is not valid: it is that of other. Fix or remove it.')
      return objectID === 'none' ? null : { objectID, iiifImageID: objectID }
    },
  },
  images: { sizeOf: async (id: string) => (id === 'kiln' ? { width: 40, height: 30 } : null) },
} as unknown as Ports

const said = async (objectID: string | undefined, known: Partial<Ports> = ports) =>
  (await checkRecord(objectID, async (name) => known[name])).map(
    ({ severity, field, reason }) => `${severity} ${field} ${reason}`,
  )

it.each([
  ['its record with its picture', 'kiln', []],
  ['a picture without master', 'gone', ['error url names the picture gone, of which images/ has no master']],
  ['a record that cannot be read', 'odd', ['error url collection/odd.json is not valid: it is that of other']],
  ['no record', 'none', ['warning url names the object none, of which there is no record']],
  ['no number', undefined, []],
])('SITE-101 the content check of a work with %s', async (_what, objectID, expected) => {
  expect(await said(objectID)).toEqual(expected)
})

it('asks no service outside', async () => {
  expect(await said('none', {})).toEqual([])
  expect(await said('gone', { collection: ports.collection })).toEqual([])
})
