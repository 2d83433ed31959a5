import { type EntryHead, entryHref, type PageContext } from 'atrium'
import { z } from 'zod'

/** `lang`: the language of the title (BCP 47) where it is another than that of the page. */
export const link = z.object({ title: z.string(), href: z.string(), lang: z.string().optional() })

/** A word that may lead on. */
export const term = link.partial({ href: true })

export type Term = z.output<typeof term>

/** Returns an entry that a section only names: a word that leads where links to the entry lead. */
export const termOf = (entry: EntryHead, { langOf }: Pick<PageContext, 'langOf'>): Term => ({
  title: entry.name,
  href: entryHref(entry),
  lang: langOf(entry),
})
