import { BoundedCache, heightOf } from '#engine/host.ts'
import type { Size } from '../derivatives/derivation.ts'
import type { DerivativeAddress } from '../image-address.ts'
import type { MasterFacts } from './master-facts.ts'
import { MasterError, type Masters } from './masters.ts'

/** A page waits no longer for the head of a file, in milliseconds. */
const TIMEOUT_MS = 5000

/** Bounds what sizes of each kind may take in memory, in bytes, and what one takes. */
const SIZES_BYTES = 16 * 2 ** 20
const SIZE_BYTES = 60

interface Settings {
  masters: Pick<Masters, 'find'>
  /** Says what an earlier process learnt: its pages were made with it. */
  facts?: Pick<MasterFacts, 'sizeBefore'> | undefined
  /** A picture has another size than pages were told, or is gone. */
  onResize?: ((id: string) => void) | undefined
  /** Milliseconds. */
  patience?: number
}

/**
 * Sizes of masters, for pages. Where an editor stated one, no page waits for the file: it is looked at when somebody asks
 * for the picture, and pages are told when it has another size, then and when it is replaced.
 */
export class MeasuredSizes {
  readonly #settings: Settings
  readonly #known = new BoundedCache<Size>(SIZES_BYTES)
  /** Sizes that pages state and no file has confirmed. */
  readonly #stated = new BoundedCache<Size>(SIZES_BYTES)
  /** Sizes that pages were told and that are not those of the masters. */
  readonly #wrong = new BoundedCache<Size>(SIZES_BYTES)

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /**
   * @returns null where there is no such master, or none that can be read
   * @throws when its file does not answer
   */
  async sizeOf(id: string): Promise<Size | null> {
    return this.#known.get(id) ?? within(this.#settings.patience ?? TIMEOUT_MS, this.#look(id), id)
  }

  /** The size of the master where it is known and another than the one that an editor stated. */
  corrected(id: string, stated: Size): Size | undefined {
    const known = this.#known.get(id) ?? this.#settings.facts?.sizeBefore(id)
    if (!known) this.#stated.set(id, stated, SIZE_BYTES)
    return known && isOther(known, stated) ? known : undefined
  }

  /** Compares a master as it is found now with what pages were told. */
  note(id: string, master: Size | null): void {
    const known = this.#known.get(id)
    const told = master ? [known ?? this.#settings.facts?.sizeBefore(id), this.#stated.get(id)] : []
    if (master) {
      this.#known.set(id, { width: master.width, height: master.height }, SIZE_BYTES)
      this.#stated.delete(id)
    } else this.#known.delete(id)
    const isGone = known && !master
    const wrong = told.find((size) => size && isOther(size, master as Size))
    if (wrong) this.#wrong.set(id, wrong, SIZE_BYTES)
    if (isGone || wrong) this.#settings.onResize?.(id)
  }

  /** Returns what an address of a page means that was told another size: the whole picture so wide, in the shape that it has. */
  inOwnShape<Address extends Pick<DerivativeAddress, 'id' | 'region' | 'size'>>(address: Address): Address {
    const told = this.#wrong.get(address.id)
    if (!told || address.region !== 'full') return address
    const [width = 0, height = 0] = address.size.split(',').map(Number)
    const asTold = heightOf({ w: told.width, h: told.height }, width)
    return height > 0 && height === asTold ? { ...address, size: `${width},` } : address
  }

  async #look(id: string): Promise<Size | null> {
    const master = await this.#settings.masters.find(id).catch((error) => {
      if (error instanceof MasterError) return null
      throw error
    })
    this.note(id, master)
    return this.#known.get(id) ?? null
  }
}

const isOther = (one: Size, other: Size): boolean => one.width !== other.width || one.height !== other.height

async function within<Value>(ms: number, value: Promise<Value>, id: string): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    const why = `The size of the picture ${id} was not read within ${ms} ms. Look at the disk with images/.`
    timer = setTimeout(() => refuse(new Error(why)), ms)
  })
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}
