import type { EntryHead, PageContext } from 'atrium'

/** Returns an entry as a word that leads to its page where it has one: what a section says of an entry that it only names. */
export const termOf = (entry: EntryHead, { langOf }: Pick<PageContext, 'langOf'>) => ({
  title: entry.name,
  href: entry.path ?? undefined,
  lang: langOf(entry),
})
