import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Log } from 'atrium'
import { writeWhole } from '#engine/host.ts'
import { type FileName, fileId } from '../../files/file-names.ts'
import { nameIn, partOf } from '../../files/languages/language-view.ts'
import { ASSETS } from '../api/sync-item.ts'
import type { Conversion, Raw } from '../conversion/values/types.ts'
import type { ItemName, RawItems } from '../raw/raw-items.ts'
import { ProblemLog } from './problem-log.ts'
import type { StackView } from './stack-view.ts'

export interface ContentDirectoryOptions {
  /** The content directory that is written. */
  directory: string
  items: RawItems
  view: StackView
  conversion: Conversion
  log: Log
}

/** Files made before other work gets its turn. */
const FILES_PER_SLICE = 20

/**
 * A content directory made from raw items. `entries` is not there until it is whole for the first time; from then on
 * changes are written file by file.
 */
export class ContentDirectory {
  readonly #options: ContentDirectoryOptions
  readonly #problems: ProblemLog
  #done = 0

  constructor(options: ContentDirectoryOptions) {
    this.#options = options
    this.#problems = new ProblemLog(options.log)
  }

  /** True as soon as there is content to serve. */
  get isThere(): boolean {
    return existsSync(this.#entries)
  }

  get #entries(): string {
    return join(this.#options.directory, 'entries')
  }

  /** Makes every file again; those of which the stack has nothing any more are deleted. */
  async writeAll(types: ReadonlyMap<string, Raw>): Promise<void> {
    const { directory, items, view } = this.#options
    view.forget()
    await this.#writeSchemas(types)
    const root = this.isThere ? this.#entries : join(directory, '.entries')
    await mkdir(root, { recursive: true })
    const kept = new Set<string>()
    for (const name of items.names()) {
      for (const file of await this.#write(root, name, types)) kept.add(fileId(file))
    }
    for (const folder of readdirSync(root))
      for (const name of readdirSync(join(root, folder)))
        if (!kept.has(`${folder}/${name}`)) await rm(join(root, folder, name), { recursive: true, force: true })
    if (root !== this.#entries) await rename(root, this.#entries)
    this.#problems.flush()
  }

  /**
   * Makes the files of items that have changed, and of entries that name one of them: what is said of a picture may be
   * in the entries that show it.
   *
   * @param types content types by uid
   * @param changedTypes those of them whose entries are made again
   */
  async writeChanged(
    touched: readonly ItemName[],
    types: ReadonlyMap<string, Raw>,
    changedTypes: ReadonlySet<string>,
  ): Promise<void> {
    const { items, view } = this.#options
    view.forget()
    if (changedTypes.size > 0) await this.#writeSchemas(types)
    const named = await mentioning(items, new Set(touched.map(({ uid }) => uid)))
    const ofTypes = items.names().filter(({ type }) => changedTypes.has(type))
    const all = new Map([...touched, ...named, ...ofTypes].map((name) => [`${name.type}/${name.uid}`, name]))
    for (const name of all.values()) {
      const written = await this.#write(this.#entries, name, types)
      await this.#removeOthers(name, written)
    }
    this.#problems.flush()
  }

  /** @returns the files of the item: its own, and those of other languages */
  async #write(root: string, item: ItemName, types: ReadonlyMap<string, Raw>): Promise<FileName[]> {
    const { view, conversion } = this.#options
    if (++this.#done % FILES_PER_SLICE === 0) await setImmediate()
    const written: FileName[] = []
    for (const { tag, raw, facts } of view.versionsOf(item, types.get(item.type) ?? { uid: item.type, schema: [] })) {
      const file = item.type === ASSETS ? conversion.asset(raw) : conversion.entry(raw, facts)
      this.#problems.note((file?.problems ?? []).map((problem) => (tag ? `${problem} (${tag})` : problem)))
      if (!file || file.text === null) continue
      const { folder, name } = file
      if (partOf(name, view).tag) {
        this.#problems.note([`${item.type}/${item.uid}: is left out: its name ends like that of a language.`])
        continue
      }
      const place = { folder, name: tag ? nameIn(name, tag) : name }
      await writeChangedFile(join(root, fileId(place)), file.text)
      written.push(place)
    }
    return written
  }

  /** Deletes files of an item that it has no longer. The type of an entry names their folder; of an asset it may be any. */
  async #removeOthers({ uid }: ItemName, written: readonly FileName[]): Promise<void> {
    const own = `${uid}.json`
    const all = [own, ...this.#options.view.tags.map((tag) => nameIn(own, tag))]
    const kept = new Set(written.map(({ name }) => name))
    for (const folder of written[0] ? [written[0].folder] : readdirSync(this.#entries))
      for (const name of all) if (!kept.has(name)) await rm(join(this.#entries, folder, name), { force: true })
  }

  async #writeSchemas(types: ReadonlyMap<string, Raw>): Promise<void> {
    const { directory, conversion } = this.#options
    const root = join(directory, 'schemas')
    await mkdir(root, { recursive: true })
    const kept = new Set<string>()
    for (const type of types.values()) {
      const { name, text } = conversion.contentType(type)
      if (text === null) continue
      await writeChangedFile(join(root, name), text)
      kept.add(name)
    }
    for (const name of readdirSync(root)) if (!kept.has(name)) await rm(join(root, name), { force: true })
  }
}

/** A file that stays as it is keeps its time, by which it is known not to have changed. */
async function writeChangedFile(file: string, text: string): Promise<void> {
  try {
    if (readFileSync(file, 'utf8') === text) return
  } catch {
    // It is not there yet.
  }
  await writeWhole(file, text)
}

/** Entries looked at before other work gets its turn. */
const ENTRIES_PER_SLICE = 50

/** Entries in which one of the uids is a value of its own, those with such a uid left out. */
async function mentioning(items: RawItems, uids: ReadonlySet<string>): Promise<ItemName[]> {
  if (uids.size === 0) return []
  const found: ItemName[] = []
  let looked = 0
  for (const name of items.names()) {
    if (name.type === ASSETS || uids.has(name.uid)) continue
    if (++looked % ENTRIES_PER_SLICE === 0) await setImmediate()
    if (items.localesOf(name).some((locale) => names(items.read({ ...name, locale }), uids))) found.push(name)
  }
  return found
}

function names(value: unknown, uids: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return uids.has(value)
  return typeof value === 'object' && value !== null && Object.values(value).some((item) => names(item, uids))
}
