import { expect, it } from 'vitest'
import { openFiles } from '../../../services/content/index.ts'
import { opened } from '../../../tests/content/opened.ts'
import { openContent } from './content.ts'
import { followWrites } from './following.ts'

/** A desk over real content, whose store takes nothing up before `open` is called. */
async function held() {
  const content = await opened({ 'note/kiln.json': { url: '/kiln' } })
  const { options, directory, sync } = content
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const source = openFiles(directory.contentDir, options.log)
  const following = followWrites(async (paths) => {
    await gate
    return sync(paths)
  }, options.log)
  const desk = openContent({
    site: options.site as never,
    institution: options.institution,
    edited: {
      ...{ source, store: content.storeFile, clock: options.clock, movedBy: () => 0, published: content.published },
      ...{ configuration: source, filesDir: directory.contentDir, contentDir: directory.contentDir },
      ...{ hasRoute: async () => false, visitorsGet: async () => 'nothing' as const },
      onWritten: sync,
    },
    following,
    onDone: () => {},
    log: options.log,
  })
  return { ...desk, shown: following.shown, open, directory }
}

const text = (title: string) => JSON.stringify({ uid: 'kiln', title, url: '/kiln' })
const ref = { type: 'note', uid: 'kiln' }

it('a draft is written without waiting for the store, and every list that is asked for then has it', async () => {
  const { writer, lists, open } = await held()
  const { published } = (await writer?.read(ref)) ?? {}
  const saved = await writer?.save(ref, text('Glaze'), { ifHash: published?.hash ?? null, by: 'E' })
  expect(saved).toMatchObject({ saved: { draft: { body: text('Glaze') } } })
  const said: string[] = []
  const asked = [
    lists.find({ words: 'glaze', limit: 5 }).then(({ rows }) => {
      said.push('found')
      return rows
    }),
    lists.find({ states: ['changed'], limit: 5 }).then(({ rows }) => rows),
  ]
  await new Promise((resolve) => setTimeout(resolve, 20))
  said.push('taken up')
  open()
  for (const rows of await Promise.all(asked)) expect(rows).toMatchObject([{ uid: 'kiln', title: 'Glaze' }])
  expect(said).toEqual(['taken up', 'found'])
  lists.close()
})

it('whoever sees a draft otherwise does not wait for the store, and others do', async () => {
  const { writer, shown, open, lists } = await held()
  const { published } = (await writer?.read(ref)) ?? {}
  await writer?.save(ref, text('Glaze'), { ifHash: published?.hash ?? null, by: 'E' })
  await shown(({ uid, isDraft }) => uid === 'kiln' && isDraft)
  let isShown = false
  const waiting = shown().then(() => {
    isShown = true
  })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isShown).toBe(false)
  open()
  await waiting
  lists.close()
})
