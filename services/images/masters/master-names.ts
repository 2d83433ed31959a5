import { stat } from 'node:fs/promises'
import { parse } from 'node:path'
import type { PatientFolder } from '#engine/host.ts'

/** Endings of masters, the usual ones first: each costs a look into the folder, and of several files the first counts. */
export const ENDINGS = ['svg', 'jpg', 'png', 'tif', 'jpeg', 'webp', 'tiff', 'gif', 'avif']

/** Names that are looked through; far more than an institution has. */
export const MAX_NAMES = 200_000
/** Says what file systems take, less the ending. */
const MAX_BYTES = 250

/** Tells whether a file may be called so: any text but one that is hidden, or leads elsewhere. */
export const isMasterId = (id: string): boolean => /^(?!\.)[^/\p{Cc}]+$/u.test(id) && Buffer.byteLength(id) <= MAX_BYTES

/** The id and the ending of a file's name, as they are compared; undefined for what is no master. */
export function readName(file: string): { id: string; ending: string } | undefined {
  const { name, ext } = parse(file)
  const ending = ext.slice(1).toLowerCase()
  return ENDINGS.includes(ending) && isMasterId(name) ? { id: name.normalize('NFC'), ending } : undefined
}

/** Files of one id in the order in which they count. */
export const inOrder = (one: string, other: string): number => rank(one) - rank(other) || (one < other ? -1 : 1)

const rank = (file: string): number => {
  const { id, ending } = readName(file) ?? { id: '', ending: '' }
  return ENDINGS.indexOf(ending) + (file === `${id}.${ending}` ? 0 : ENDINGS.length)
}

/** An id that ends in the first digits of its master's hash never shows anything else. */
export const isNamedByContent = (id: string, hash: string): boolean => {
  const digits = /-([0-9a-f]{8,64})$/.exec(id)?.[1]
  return digits !== undefined && hash.startsWith(digits)
}

/** A folder may be written twice at what its file system takes for one instant; in milliseconds. */
const SAME_INSTANT = 1000

/**
 * Files that are found by no guess, by id: their ending is written in another case than the usual one, like `kiln.JPG`, or
 * their letters are taken apart, as by macOS (NFD).
 */
export class UnusualNames {
  readonly #folder: PatientFolder
  #version = ''
  #first = 0
  #read = 0
  #names: Promise<ReadonlyMap<string, string>> = Promise.resolve(new Map())

  constructor(folder: PatientFolder) {
    this.#folder = folder
  }

  /**
   * The folder is read again when something came or went in it.
   *
   * @param id in NFC
   * @returns the name of the file; undefined when there is none
   */
  async find(id: string): Promise<string | undefined> {
    const facts = await this.#folder.ask(() => stat(this.#folder.path).catch(() => undefined))
    const version = facts ? `${facts.mtimeMs} ${facts.ino}` : ''
    const isNew = version !== this.#version
    const isSure = this.#read - this.#first > SAME_INSTANT
    if (isNew) this.#first = performance.now()
    if (isNew || (!isSure && performance.now() - this.#first > SAME_INSTANT)) {
      this.#version = version
      this.#read = performance.now()
      this.#names = this.#list()
    }
    return (await this.#names).get(id)
  }

  async #list(): Promise<ReadonlyMap<string, string>> {
    const names = await this.#folder.names(MAX_NAMES).catch(() => [])
    const odd = names.flatMap((file): [string, string][] => {
      const read = readName(file)
      return read && file !== `${read.id}.${read.ending}` ? [[read.id, file]] : []
    })
    // Of several the first counts.
    return new Map(odd.sort(([, one], [, other]) => inOrder(other, one)))
  }
}
