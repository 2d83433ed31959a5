import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rememberingLog } from 'atrium/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContentDatabase, openFiles, publishDirectory } from '../../../services/content/index.ts'
import { openWriter } from '../../../services/content/writer/open-writer.ts'
import { clockAt } from '../../content/directory.ts'
import { editorDirectory, testFolder } from '../../postgres/node.ts'
import { type PostgresServer, postgres, startPostgres } from '../../postgres/server.ts'
import { describeWriter } from './conformance.ts'
import { FILE, ONE, PUBLISHED } from './harness.ts'

const now = () => new Date('2026-03-14T12:00:00Z')

describeWriter('a writer of files', {
  async open(files) {
    const log = rememberingLog()
    const { directory, write, remove } = editorDirectory(files)
    return {
      ...{ source: openFiles(directory, log), log },
      again: async () => openFiles(directory, log),
      edit: async (path, text) => (text === null ? remove(path) : write(path, text)),
    }
  },
})

it('a writer of files writes regular files of the directory alone', async () => {
  const outside = testFolder('outside')
  const { directory, write } = editorDirectory({ [FILE]: PUBLISHED })
  write('entries/other/x.json', '{}')
  writeFileSync(join(outside, 'one.json'), PUBLISHED)
  symlinkSync(outside, join(directory, 'entries/away'))
  symlinkSync(join(outside, 'one.json'), join(directory, 'entries/other/one.json'))
  symlinkSync(join(directory, FILE), join(directory, 'entries/other/two.draft.json'))
  mkdirSync(join(directory, 'entries/other/three.draft.json'))
  const source = openFiles(directory, rememberingLog())
  const writer = openWriter({
    ...{ source, clock: clockAt('2026-03-14'), timeZone: 'UTC', log: rememberingLog() },
    addressesOf: async () => [],
  })
  const by = { ifHash: null, by: 'Ana' }
  for (const ref of [
    { type: 'away', uid: 'two' },
    { type: 'other', uid: 'one' },
    { type: 'other', uid: 'two' },
    { type: 'other', uid: 'three' },
  ]) {
    const given = { ...by, ifHash: (await writer.read(ref).catch(() => null))?.draft?.hash ?? null }
    await expect(writer.save(ref, `{ "uid": "${ref.uid}" }`, given)).rejects.toThrow(/cannot be edited|is not written/)
  }
  expect(await writer.read(ONE)).toMatchObject({ published: { body: PUBLISHED } })
  await source.close()
})

if ('folder' in postgres)
  describe('machines', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(() => server?.stop())

    describeWriter('a writer of a database that machines share', {
      async open(files) {
        const log = rememberingLog()
        const url = server.url()
        const editor = editorDirectory(files)
        const opened = () =>
          openContentDatabase({ url, contentDir: editor.directory, dataDir: testFolder('node'), now, log })
        return {
          ...{ source: await opened(), log },
          again: opened,
          async edit(path, text) {
            if (text === null) editor.remove(path)
            else editor.write(path, text)
            await publishDirectory({ url, contentDir: editor.directory, node: 'editor' })
          },
        }
      },
    })
  })
else it.skip(`a writer of a database that machines share: ${postgres.reason}`)
