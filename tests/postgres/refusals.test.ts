import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRefusals, openContentDatabase, publishDirectory } from '../../services/content/index.ts'
import { editorAt, followingNode, testFolder } from './node.ts'
import { type PostgresServer, postgres, startPostgres } from './server.ts'

const FIRST = { 'entries/tag/a.json': '{"a":1}', 'redirects.json': '{}' }

describe.skipIf(!('folder' in postgres))('the content database', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  it('Q-21 is not given a file that configures the site and is not valid, and keeps the one it has', async () => {
    const { url, directory, write } = editorAt(server, FIRST)
    const node = await followingNode(url, directory)
    write('redirects.json', '{')
    write('entries/tag/b.json', '{"b":1}')
    const published = await publishDirectory({
      url,
      contentDir: directory,
      node: 'editor',
      refusals: createRefusals({}),
    })
    expect(published).toMatchObject({ changed: 1, refused: [{ file: 'redirects.json', severity: 'error' }] })
    await expect.poll(node.files).toEqual({ ...FIRST, 'entries/tag/b.json': '{"b":1}' })
    const [empty, data] = [server.url(), testFolder('node')]
    const options = { url: empty, contentDir: directory, dataDir: data, refusals: createRefusals({}) }
    await expect(openContentDatabase({ ...options, now: () => new Date(0), log: node.log })).rejects.toThrow(
      /redirects\.json: is not valid/,
    )
  })
})
