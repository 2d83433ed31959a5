import { BoundedCache } from '../../base/memory/bounded-cache.ts'
import type { Section } from '../../contract/page/block.ts'
import { bytesOfFacts, type SectionFacts } from './section-facts.ts'
import { createKeys } from './section-key.ts'

/** Those with longer keys are not remembered, in characters. */
const MAX_LENGTH = 8192
/** Estimates what a section takes beside its key and its HTML, in bytes. */
const SECTION_BYTES = 1000
/** Bounds what keys may take of the memory. */
const KEY_SHARE = 1 / 4

/** A section in HTML, with what is known of it. */
export interface RenderedSection extends SectionFacts {
  html: string
  /** React roots rendered for it. */
  roots: number
}

/** Describes what became of a section. */
interface Remembered {
  key: string
  checked: Section
  /** Under the id that it was shown with last. */
  identified?: Section
  rendered?: RenderedSection & { of: Section }
}

/**
 * Remembers what became of sections. A section is plain data, so what is checked and rendered of it once holds wherever
 * the same data comes again: on another page, and on this one after something else on it changed.
 */
export class SectionMemory {
  readonly #keyOf: (section: Section) => string
  readonly #remembered: BoundedCache<Remembered>
  readonly #bySection = new WeakMap<Section, Remembered>()

  /** @param bytes what all of them may take */
  constructor(bytes: number) {
    this.#keyOf = createKeys(bytes * KEY_SHARE)
    this.#remembered = new BoundedCache(bytes * (1 - KEY_SHARE))
  }

  /**
   * The section as it was checked before, else as `check` leaves it; equal ones give the same object.
   *
   * @param check returns null for what is not to be remembered
   */
  checked(section: Section, check: () => Section | null): Section | null {
    const key = this.#keyOf(section)
    const known = this.#remembered.get(key)
    if (known) return known.checked
    const checked = check()
    if (checked && key.length <= MAX_LENGTH) {
      const remembered = { key, checked }
      this.#bySection.set(checked, remembered)
      this.#store(remembered)
    }
    return checked
  }

  /** The section under an id; the same section under the same id gives the same object. */
  identified(section: Section, id: string): Section {
    const remembered = this.#bySection.get(section)
    if (remembered?.identified?.id === id) return remembered.identified
    const identified = { ...section, id }
    if (remembered) {
      remembered.identified = identified
      this.#bySection.set(identified, remembered)
    }
    return identified
  }

  clear(): void {
    this.#remembered.clear()
  }

  rendered(section: Section): RenderedSection | undefined {
    const rendered = this.#bySection.get(section)?.rendered
    return rendered?.of === section ? rendered : undefined
  }

  /** @param prefix what ids made in the section's roots begin with: HTML that holds any belongs to its place */
  keep(section: Section, rendered: RenderedSection, prefix: string): void {
    const remembered = this.#bySection.get(section)
    if (!remembered || rendered.html.includes(prefix)) return
    remembered.rendered = { ...rendered, of: section }
    if (this.#remembered.get(remembered.key) === remembered) this.#store(remembered)
  }

  #store(remembered: Remembered): void {
    const { key, rendered } = remembered
    const own = rendered ? rendered.html.length + bytesOfFacts(rendered) : 0
    this.#remembered.set(key, remembered, SECTION_BYTES + own)
  }
}
