import { readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from 'atrium'
import { writeWhole } from '#engine/host.ts'
import type { ItemKey, LocalKey } from '../api/sync-item.ts'
import type { Raw } from '../conversion/values/types.ts'
import { readJson } from './read-json.ts'

/** An entry or asset in whichever languages there are. */
export type ItemName = Pick<ItemKey, 'type' | 'uid'>

const idOf = ({ type, uid }: ItemName) => `${type}/${uid}`

/**
 * Keeps what is published, as it was given: `<type>/<language>/<uid>.json`, a sync item each. Which there are is held
 * in memory.
 */
export class RawItems {
  readonly #directory: string
  readonly #locales = new Map<string, Set<string>>()

  constructor(directory: string) {
    this.#directory = directory
    for (const type of namesIn(directory))
      for (const locale of namesIn(join(directory, type)))
        for (const name of namesIn(join(directory, type, locale)))
          if (name.endsWith('.json')) this.#note({ type, locale, uid: name.slice(0, -'.json'.length) })
  }

  /** All of them, in the order of their names. */
  names(): ItemName[] {
    return [...this.#locales.keys()].sort().map((id) => {
      const [type = '', ...uid] = id.split('/')
      return { type, uid: uid.join('/') }
    })
  }

  /** Uids of a content type, or of assets. */
  uidsOf(type: string): string[] {
    const start = `${type}/`
    return [...this.#locales.keys()].filter((id) => id.startsWith(start)).map((id) => id.slice(start.length))
  }

  /** How many there are, by content type. */
  counts(): Map<string, number> {
    const counts = new Map<string, number>()
    for (const id of this.#locales.keys()) {
      const type = id.slice(0, id.indexOf('/'))
      counts.set(type, (counts.get(type) ?? 0) + 1)
    }
    return counts
  }

  keys(): LocalKey[] {
    return this.names().flatMap((name) => this.localesOf(name).map((locale) => ({ ...name, locale })))
  }

  /** Languages of an item, in alphabetical order; none where there is no such item. */
  localesOf(name: ItemName): string[] {
    return [...(this.#locales.get(idOf(name)) ?? [])].sort()
  }

  /** The item as it was given; undefined where it is not there, or its file is damaged. */
  read(key: LocalKey): Raw | undefined {
    return readJson(this.#path(key))
  }

  async write(key: LocalKey, raw: Raw): Promise<void> {
    await writeWhole(this.#path(key), JSON.stringify(raw))
    this.#note(key)
  }

  async remove(key: LocalKey): Promise<void> {
    await rm(this.#path(key), { force: true })
    const locales = this.#locales.get(idOf(key))
    locales?.delete(key.locale)
    if (locales?.size === 0) this.#locales.delete(idOf(key))
  }

  #path({ type, uid, locale }: LocalKey): string {
    return join(this.#directory, type, locale, `${uid}.json`)
  }

  #note(key: LocalKey): void {
    const known = this.#locales.get(idOf(key))
    if (known) known.add(key.locale)
    else this.#locales.set(idOf(key), new Set([key.locale]))
  }
}

/** An asset in whichever language there is. @param folder of assets, with one for each language */
export function assetIn(folder: string, uid: string): Readonly<Record<string, unknown>> | undefined {
  for (const locale of namesIn(folder)) {
    const data = readJson(join(folder, locale, `${uid}.json`))?.data
    if (isRecord(data)) return data
  }
  return undefined
}

/** @param folder of assets, with one for each language */
export const assetUids = (folder: string): string[] => {
  const names = namesIn(folder).flatMap((locale) => namesIn(join(folder, locale)))
  return [...new Set(names.map((name) => name.replace(/\.json$/, '')))].sort()
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw error
  }
}
