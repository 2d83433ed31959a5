import type { Size } from '../derivation.ts'
import type { MasterFacts } from './master-facts.ts'
import { MasterError, type Masters } from './masters.ts'

/** A page waits no longer for the head of a file, in milliseconds. */
const PATIENCE = 1000

interface Settings {
  masters: Pick<Masters, 'find'>
  /** What an earlier process learnt: its pages were made with it. */
  facts?: Pick<MasterFacts, 'sizeBefore'> | undefined
  /** A picture has another size than pages were told, or is gone. */
  onResize?: ((id: string) => void) | undefined
  /** Milliseconds. */
  patience?: number
}

/**
 * Sizes of masters, for pages: a file is looked at once, and not again before somebody asks for its picture. Whoever
 * replaces it is noticed then.
 */
export class OwnSizes {
  readonly #settings: Settings
  readonly #known = new Map<string, Size>()

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /**
   * @returns null where there is no such master, or none that can be read
   * @throws when its file does not answer
   */
  async sizeOf(id: string): Promise<Size | null> {
    return this.#known.get(id) ?? within(this.#settings.patience ?? PATIENCE, this.#look(id), id)
  }

  /** Compares a master as it is found now with what pages were told. */
  async note(id: string, master: Size | null): Promise<void> {
    const before = this.#known.get(id) ?? (master && (await this.#settings.facts?.sizeBefore(id)))
    if (master) this.#known.set(id, { width: master.width, height: master.height })
    else this.#known.delete(id)
    if (before && (before.width !== master?.width || before.height !== master.height)) this.#settings.onResize?.(id)
  }

  async #look(id: string): Promise<Size | null> {
    const master = await this.#settings.masters.find(id).catch((error) => {
      if (error instanceof MasterError) return null
      throw error
    })
    await this.note(id, master)
    return this.#known.get(id) ?? null
  }
}

async function within<Value>(ms: number, value: Promise<Value>, id: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    const why = `The size of the picture ${id} was not read within ${ms} ms. Look at the disk with images/.`
    timer = setTimeout(() => refuse(new Error(why)), ms)
  })
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}
