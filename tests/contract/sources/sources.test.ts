import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteLanguage } from 'atrium'
import { rememberingLog } from 'atrium/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContentDatabase, openFiles, publishDirectory } from '../../../services/content/index.ts'
import { openMirror } from '../../../services/content/source/contentstack/index.ts'
import { languagesOf, plainConversion, settingsFor } from '../../contentstack/mirrored.ts'
import { startContentstack } from '../../contentstack-server/server.ts'
import { editorDirectory, testFolder } from '../../postgres/node.ts'
import { type PostgresServer, postgres, startPostgres } from '../../postgres/server.ts'
import { describeSource } from './conformance.ts'
import { pathOf, type SourceHarness, story } from './harness.ts'

const STORIES = { [pathOf('one')]: story('one'), [pathOf('two')]: story('two') }
const now = () => new Date('2026-03-14T12:00:00Z')

describeSource('a directory of files', {
  isWritable: true,
  async open() {
    const log = rememberingLog()
    const { directory, write, remove } = editorDirectory(STORIES)
    return {
      source: openFiles(directory, log),
      log,
      again: async () => openFiles(directory, log),
      async edit(uid, title) {
        if (title === null) remove(pathOf(uid))
        else write(pathOf(uid), story(uid, title))
      },
      lose: async () => rmSync(directory, { recursive: true }),
    }
  },
})

it('a directory of files takes nothing where a link leads out of it', async () => {
  const outside = testFolder('outside')
  const { directory } = editorDirectory(STORIES)
  symlinkSync(outside, join(directory, 'entries/elsewhere'))
  const files = openFiles(directory, rememberingLog())
  const changes = new Map([
    [pathOf('three'), story('three')],
    ['entries/elsewhere/a.json', '{}'],
  ])
  await expect(files.write(changes)).rejects.toThrow('entries/elsewhere/a.json is not written')
  expect(await files.list()).toEqual(Object.keys(STORIES))
})

const stackOf = (languages: readonly SiteLanguage[]): SourceHarness => ({
  isWritable: false,
  async open() {
    const log = rememberingLog()
    const stack = await startContentstack({
      masterLocale: 'en-us',
      contentTypes: [{ uid: 'story', schema: [] }],
      locales: [{ code: 'es', fallback_locale: 'en-us' }],
      items: [],
    })
    const folder = testFolder('mirror')
    const filesDir = join(folder, 'files')
    mkdirSync(filesDir)
    for (const uid of ['one', 'two']) stack.stack.publish('story', { uid, title: uid })
    const mirror = openMirror({
      ...{
        settings: settingsFor(stack.origin),
        languages,
        directory: folder,
        contentDir: join(folder, 'content'),
        filesDir,
      },
      ...{ pictureBytes: 1_000_000, conversion: plainConversion, now, log },
    })
    await mirror.begin()
    return {
      source: {
        ...mirror,
        async close() {
          await mirror.close()
          await stack.close()
        },
      },
      log,
      async edit(uid, title) {
        if (title === null) stack.stack.delete('story', uid)
        else stack.stack.publish('story', { uid, title })
        mirror.hint()
      },
      async lose() {
        stack.fault = (_address, response) => {
          response.writeHead(503).end()
          return true
        }
      },
    }
  },
})

describeSource('a stack of Contentstack', stackOf([]))
describeSource('a stack of Contentstack for a site of several languages', stackOf(languagesOf({ tag: 'es' })))

if ('folder' in postgres)
  describe('machines', () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(() => server?.stop())

    describeSource('a database that machines share', {
      isWritable: true,
      async open() {
        const log = rememberingLog()
        const url = server.url()
        const editor = editorDirectory(STORIES)
        const open = () =>
          openContentDatabase({ url, contentDir: editor.directory, dataDir: testFolder('node'), now, log })
        const database = await open()
        let isLost = false
        return {
          source: {
            ...database,
            async close() {
              await database.close()
              if (isLost) await server.start()
            },
          },
          log,
          again: open,
          async edit(uid, title) {
            if (title === null) editor.remove(pathOf(uid))
            else editor.write(pathOf(uid), story(uid, title))
            await publishDirectory({ url, contentDir: editor.directory, node: 'editor' })
          },
          async lose() {
            isLost = true
            await server.crash()
          },
        }
      },
    })
  })
else it.skip(`a database that machines share: ${postgres.reason}`)
