import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishDirectory, pullDirectory } from '../../services/content/index.ts'
import { editorAt, editorDirectory, filesIn, followingNode, testFolder } from './node.ts'
import { type PostgresServer, postgres, startPostgres } from './server.ts'

const [A, B, C] = ['entries/tag/a.json', 'entries/tag/b.json', 'entries/tag/c.json'] as const
const FIRST = { [A]: 'a 1', [B]: 'b 1' }

describe.skipIf(!('folder' in postgres))('a directory that is published where others write, too', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  const begun = async () => {
    const editor = editorAt(server, FIRST)
    const node = await followingNode(editor.url, editor.directory)
    const others = (changes: Record<string, string | null>) => node.database.write(new Map(Object.entries(changes)))
    const pull = (...files: string[]) =>
      pullDirectory({ url: editor.url, contentDir: editor.directory, node: 'editor', files })
    const shown = async () => {
      await node.database.list()
      return node.files()
    }
    return { ...editor, others, pull, shown }
  }

  it('undoes nothing that others have written, begun or deleted, and publishes what was changed in it', async () => {
    const { others, write, publish, shown } = await begun()
    await others({ [A]: 'a by others', [C]: 'c by others', [B]: null })
    write('entries/tag/d.json', 'd 1')
    expect(await publish()).toMatchObject({ changed: 1, deleted: 0, theirs: [A, B, C], contested: [], refused: [] })
    expect(await shown()).toEqual({ [A]: 'a by others', [C]: 'c by others', 'entries/tag/d.json': 'd 1' })
    expect(await publish()).toMatchObject({ revision: null, theirs: [A, B, C] })
  })

  it('is refused whole, with the files, where it would undo what others have written', async () => {
    const { others, write, remove, publish, shown } = await begun()
    await others({ [A]: 'a by others', [B]: 'b by others' })
    write(A, 'a 2')
    remove(B)
    write(C, 'c 1')
    expect(await publish()).toMatchObject({
      revision: null,
      changed: 0,
      deleted: 0,
      contested: [A, B],
      refused: [{ file: A, reason: expect.stringContaining('nothing is published') }, { file: B }],
    })
    expect(await shown()).toEqual({ [A]: 'a by others', [B]: 'b by others' })
  })

  it('takes theirs where it is as it was, and where it is told to', async () => {
    const { directory, others, write, publish, pull, shown } = await begun()
    await others({ [A]: 'a by others', [B]: 'b by others', [C]: 'c by others' })
    write(A, 'a 2')
    expect(await pull()).toEqual({ taken: [B, C], contested: [A] })
    expect(filesIn(directory)).toEqual({ [A]: 'a 2', [B]: 'b by others', [C]: 'c by others' })
    expect(await publish()).toMatchObject({ revision: null, contested: [A] })
    expect(await pull(A)).toEqual({ taken: [A], contested: [] })
    expect(filesIn(directory)[A]).toBe('a by others')
    write(A, 'a 2 and by others')
    write(B, 'b 2')
    expect(await publish()).toMatchObject({ changed: 2, theirs: [], contested: [] })
    expect(await shown()).toEqual({ [A]: 'a 2 and by others', [B]: 'b 2', [C]: 'c by others' })
    expect(readFileSync(join(directory, '.pulled.json'), 'utf8')).toBe('{}\n')
  })

  it('is refused again when others have written again since it took theirs', async () => {
    const { others, write, publish, pull } = await begun()
    await others({ [A]: 'a by others' })
    await pull()
    await others({ [A]: 'a by others again' })
    write(A, 'a 2')
    expect(await publish()).toMatchObject({ revision: null, contested: [A] })
  })

  it('takes what others have deleted away', async () => {
    const { directory, others, publish, pull } = await begun()
    await others({ [B]: null })
    expect(await pull()).toEqual({ taken: [B], contested: [] })
    expect(existsSync(join(directory, B))).toBe(false)
    expect(await publish()).toMatchObject({ revision: null, theirs: [], contested: [] })
  })

  it('publishes from a new copy, which knows of nothing that was published before', async () => {
    const { url, others, shown } = await begun()
    await others({ [A]: 'a by others' })
    const copy = editorDirectory({ ...FIRST, [B]: 'b 2' })
    const published = await publishDirectory({ url, contentDir: copy.directory, node: 'copy' })
    expect(published).toMatchObject({ changed: 1, theirs: [A], contested: [] })
    expect(await shown()).toEqual({ [A]: 'a by others', [B]: 'b 2' })
  })

  it('gets every file where it has none', async () => {
    const { url, others } = await begun()
    await others({ [A]: 'a by others' })
    const contentDir = testFolder('new')
    expect((await pullDirectory({ url, contentDir, node: 'new', files: [] })).taken).toEqual([A, B])
    expect(filesIn(contentDir)).toEqual({ [A]: 'a by others', [B]: 'b 1' })
    expect(await publishDirectory({ url, contentDir, node: 'new' })).toMatchObject({ revision: null, theirs: [] })
  })
})
