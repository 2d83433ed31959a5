import { constants } from 'node:fs'
import { open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from 'atrium'
import { writeWhole } from '#engine/host.ts'

/** Files of former builds are kept for so long after another build took their place, in milliseconds. */
export const KEPT_FOR = 30 * 24 * 3_600_000
/** The files of all builds together, in bytes: those of some twenty. */
export const KEPT_BYTES = 16 * 1024 * 1024
/** One file; what a build makes is a tenth of it. */
const MAX_BYTES = 4 * 1024 * 1024

const NAME = /^[\w-][\w.-]*\.[a-z\d]+$/

interface FormerAssetsOptions {
  /** Folder of the assets of the build that runs. */
  assets: string
  dataDir: string
  now: () => Date
  log: Log
}

/**
 * Scripts, styles and fonts of the builds before this one: pages in caches and in open windows still name them. All servers
 * of a data directory share them, also with those of another build, while they are replaced one after the other.
 */
export class FormerAssets {
  readonly #options: FormerAssetsOptions
  readonly #folder: string
  /** Names the files of the build that was started last. */
  readonly #present: string

  constructor(options: FormerAssetsOptions) {
    this.#options = options
    this.#folder = join(options.dataDir, 'assets')
    this.#present = join(options.dataDir, 'assets.json')
  }

  /** Puts the files of this build aside for those after it, and drops what is too old or too much. Never fails. */
  async keep(): Promise<void> {
    try {
      const names = await namesIn(this.#options.assets)
      for (const name of names) await this.#copy(name)
      await this.#noteReplaced(names)
      await this.#drop(new Set(names))
    } catch (error) {
      this.#options.log.warn(
        { error },
        `Files of this build could not be kept for pages that name them after the next: ${(error as Error).message}`,
      )
    }
  }

  /** @param name of a file in the folder itself @returns undefined when it is not kept, or is no file */
  async read(name: string): Promise<Buffer | undefined> {
    if (!NAME.test(name)) return undefined
    // Nobody waits for what is no file, and no link is followed.
    const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
    const file = await open(join(this.#folder, name), flags).catch(() => undefined)
    if (!file) return undefined
    try {
      const facts = await file.stat()
      return facts.isFile() && facts.size <= MAX_BYTES ? await file.readFile() : undefined
    } catch {
      return undefined
    } finally {
      await file.close()
    }
  }

  async #copy(name: string): Promise<void> {
    const from = join(this.#options.assets, name)
    const [{ size }, kept] = await Promise.all([stat(from), stat(join(this.#folder, name)).catch(() => undefined)])
    if (kept?.isFile() && kept.size === size) return
    await writeWhole(join(this.#folder, name), await readFile(from))
  }

  /** The age of a file counts from when it was replaced, however long its build ran. */
  async #noteReplaced(names: readonly string[]): Promise<void> {
    const before = await readFile(this.#present, 'utf8')
      .then(JSON.parse)
      .catch(() => [])
    const present = new Set(names)
    const now = this.#options.now()
    for (const name of [before].flat())
      if (NAME.test(name) && !present.has(name)) await utimes(join(this.#folder, name), now, now).catch(() => undefined)
    await writeWhole(this.#present, JSON.stringify(names))
  }

  async #drop(present: ReadonlySet<string>): Promise<void> {
    const files = await Promise.all(
      (await namesIn(this.#folder)).map(async (name) => ({ name, ...(await factsOf(join(this.#folder, name))) })),
    )
    files.sort((a, b) => Number(present.has(b.name)) - Number(present.has(a.name)) || b.replaced - a.replaced)
    const oldest = this.#options.now().getTime() - KEPT_FOR
    let bytes = 0
    for (const { name, size, replaced } of files) {
      bytes += size
      if (!present.has(name) && (replaced < oldest || bytes > KEPT_BYTES)) await rm(join(this.#folder, name))
    }
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true })).flatMap((file) => (file.isFile() ? [file.name] : []))

const factsOf = async (path: string) => {
  const { size, mtimeMs } = await stat(path)
  return { size, replaced: mtimeMs }
}
