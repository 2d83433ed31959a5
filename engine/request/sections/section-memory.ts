import { Recent } from '../../content/recent.ts'
import type { Section } from '../../contract/page/block.ts'
import { createKeys } from './section-key.ts'

const MAX_SECTIONS = 5000
/** Those with longer keys are not remembered, in characters. */
const MAX_LENGTH = 8192

/** The HTML of a section, and the roots and blocks it took. */
export interface RenderedSection {
  html: string
  /** React roots rendered for it. */
  roots: number
  blockTypes: ReadonlySet<string>
}

/**
 * Remembers what became of sections. A section is plain data, so what is checked and rendered of it once holds wherever
 * the same data comes again: on another page, and on this one after something else on it changed.
 */
export class SectionMemory {
  readonly #keyOf = createKeys()
  readonly #checked = new Recent<Section>(MAX_SECTIONS)
  readonly #identified = new WeakMap<Section, Section>()
  readonly #rendered = new WeakMap<Section, RenderedSection>()

  /**
   * The section as it was checked before, else as `check` leaves it; equal ones give the same object.
   *
   * @param check returns null for what is not to be remembered
   */
  checked(section: Section, check: () => Section | null): Section | null {
    const key = this.#keyOf(section)
    const known = this.#checked.recall(key)
    if (known) return known
    const made = check()
    if (made && key.length <= MAX_LENGTH) this.#checked.set(key, made)
    return made
  }

  /** The section under an id; the same section under the same id gives the same object. */
  identified(section: Section, id: string): Section {
    const known = this.#identified.get(section)
    if (known?.id === id) return known
    const made = { ...section, id }
    this.#identified.set(section, made)
    return made
  }

  clear(): void {
    this.#checked.clear()
  }

  rendered(section: Section): RenderedSection | undefined {
    return this.#rendered.get(section)
  }

  /** @param prefix what ids made in the section's roots begin with: HTML that holds any belongs to its place */
  keep(section: Section, rendered: RenderedSection, prefix: string): void {
    if (!rendered.html.includes(prefix)) this.#rendered.set(section, rendered)
  }
}
