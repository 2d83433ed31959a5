import type { SiteLanguage } from 'atrium'
import type { ContentStore } from '#engine/host.ts'
import { siteAt } from '../../../http/addresses/base-path.ts'

/** What is asked of the content in another language. */
type Asked = Pick<ContentStore, 'get' | 'search'>

/**
 * The sites in other languages than the institution's own, of which one is opened when it is first asked for.
 *
 * @param stores is given what each has: until a language is opened, an entry counts as being at its own address in it,
 *   which leads to the one that it has there
 */
export function languagesAskedFor<Other extends { asked: Asked }>(
  languages: readonly SiteLanguage[],
  open: (tag: string) => Promise<Other>,
  { own, stores }: { own: Pick<ContentStore, 'get'>; stores: Map<string, Asked> },
) {
  const places = languages.map(({ tag, path }) => ({ tag, institution: { basePath: path } }))
  const opened: Other[] = []
  const opening = new Map<string, Promise<Other>>()
  const opens = async (tag: string): Promise<Other> => {
    const other = await open(tag)
    opened.push(other)
    stores.set(tag, other.asked)
    return other
  }
  const ask = (tag: string): Promise<Other> => {
    const asked = opening.get(tag) ?? opens(tag)
    opening.set(tag, asked)
    // What keeps it from being opened may be mended before it is asked for again.
    asked.catch(() => opening.delete(tag))
    return asked
  }
  for (const { tag } of languages)
    stores.set(tag, { get: own.get, search: async (query) => (await ask(tag)).asked.search(query) })
  return {
    opened,
    /** The one whose addresses begin like an address; undefined: the institution's own has it. */
    async at(address: string): Promise<Other | undefined> {
      const { tag } = siteAt([{ tag: '', institution: { basePath: '' } }, ...places], address)
      return tag ? ask(tag) : undefined
    },
    /** Opens all of them. */
    async openAll() {
      for (const { tag } of languages) await ask(tag)
    },
    /** Resolves when none is being opened. */
    settled: () => Promise.allSettled(opening.values()),
  }
}
