import { existsSync } from 'node:fs'
import type { ContentStore, Log } from '#engine'
import type { Catalogue } from './catalogue.ts'
import { type Search, searchText } from './query/search.ts'
import { Database, deleteDatabase, isDamaged } from './store/database.ts'
import { formatOf } from './store/open.ts'
import { createReader } from './store/reader.ts'

type World = 'published' | 'preview'

export interface LiveStoreOptions {
  path: string
  catalogue: Catalogue
  /** Fills the store from the content directory, making the file where it is missing. */
  fill: () => Promise<unknown>
  /** Looked at with each question for the revision: something outside has moved on, and the store must follow. */
  isBehind: () => boolean
  log: Log
}

/** Readers of a store file that may be damaged, deleted or replaced while they read: it is made anew or opened again. */
export function createLiveStore({ path, catalogue, fill, isBehind, log }: LiveStoreOptions) {
  let connections: Record<World, Database> | undefined
  const open = () => {
    connections ??= { published: new Database(path), preview: new Database(path) }
    return connections
  }
  const close = () => {
    connections?.published.close()
    connections?.preview.close()
    connections = undefined
  }

  const restore = joined(async () => {
    if (open().published.isInPlace()) {
      log.error({ store: path }, `The content store ${path} is damaged; it is made anew from the content directory.`)
      deleteDatabase(path)
    }
    await fill()
    close()
  })
  const reopen = joined(async () => {
    log.warn({ store: path }, `The content store ${path} was taken away; it is opened again, or made anew.`)
    if (!existsSync(path)) await fill()
    close()
  })
  const catchUp = joined(fill)

  const healed =
    <Input extends unknown[], Output>(ask: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      try {
        return await ask(...input)
      } catch (error) {
        if (!isDamaged(error)) throw error
        await restore()
        return ask(...input)
      }
    }
  const reader = (world: World): ContentStore => {
    const store = createReader(() => open()[world], catalogue, world)
    return {
      get: healed(store.get),
      find: healed(store.find),
      at: healed(store.at),
      paths: healed(store.paths),
      schema: healed(store.schema),
      changes: healed(store.changes),
      revision: healed(async () => {
        if (!open()[world].isInPlace()) await reopen()
        else if (isBehind()) await catchUp()
        return store.revision()
      }),
    }
  }
  const search: Search = healed(async (...input) => searchText(open().published, ...input))
  if (formatOf(open().published) === 0)
    throw new Error(`The content store ${path} is empty and cannot be filled. Make room on the disk, or set DATA_DIR.`)
  return { published: reader('published'), preview: reader('preview'), search, close }
}

/** One run at a time; who calls during a run shares it. */
function joined(work: () => Promise<unknown>): () => Promise<unknown> {
  let running: Promise<unknown> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}
