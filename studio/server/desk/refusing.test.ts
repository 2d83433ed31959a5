import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { ApiError } from '../guards/api-error.ts'
import { refusing } from './refusing.ts'

it('entries that are written elsewhere are read, and every write is refused with where to write', async () => {
  const folder = temporaryFolder('mirror')
  mkdirSync(join(folder, 'entries/document'), { recursive: true })
  writeFileSync(join(folder, 'entries/document/a.json'), '{ "uid": "a" }')
  const writer = refusing(folder)
  const ref = { type: 'document', uid: 'a' }
  expect(await writer.read(ref)).toMatchObject({ published: { body: '{ "uid": "a" }' } })
  expect(await writer.read({ type: 'document', uid: 'b' })).toBe(null)
  const seen = { ifHash: 'x', ifPublished: 'x', by: 'E' }
  const writes = [
    writer.save(ref, '{}', seen),
    writer.publish(ref, seen),
    writer.unpublish(ref, seen),
    writer.discard(ref, seen),
    writer.remove(ref, seen),
  ]
  for (const write of writes) {
    const error = await write.catch((refused) => refused)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 403, remedy: expect.stringMatching(/editor of their service/) })
  }
})
