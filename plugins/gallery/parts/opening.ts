import { type Link, type SectionOf, section } from 'atrium'

/** The parts of the gallery, each with its list and search. */
export const BLOCKS = { href: '/_blocks', title: 'Block gallery', find: 'Find a block', one: 'block', many: 'blocks' }
export const TYPES = {
  ...{ href: '/_types', title: 'Content types', find: 'Find a content type' },
  ...{ one: 'content type', many: 'content types' },
}

type Part = typeof BLOCKS

/** Longer searches are cut off, in characters. */
const MAX_SEARCH = 100

export const searchIn = (query: URLSearchParams): string => (query.get('q') ?? '').trim().slice(0, MAX_SEARCH)

/** Finds those in whose words every word of a search occurs, by label. */
export function find<Item extends { label: string }>(
  items: readonly Item[],
  search: string,
  wordsOf: (item: Item) => readonly (string | undefined)[],
): Item[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return items
    .filter((item) => {
      const text = wordsOf(item).join(' ').toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** A fact of the opening, with its values as they are printed. */
export const fact = (label: string, ...values: readonly string[]) => ({
  label,
  values: values.map((title) => ({ title })),
})

interface Opening {
  part: Part
  /** Of a page below the list; absent: it is the list. */
  title?: string
  subtitle?: string
  details?: SectionOf<'hero'>['details']
  /** Links to sections of the page. */
  jumps?: readonly Link[]
  search?: string
  /** Under the search: how much is shown. */
  status?: string
  all?: Link
}

/** Opens every page of the gallery: its title, the way to the lists, and the search. */
export const opening = ({ part, title, subtitle, details, jumps = [], search = '', status, all }: Opening) =>
  section('hero', {
    variant: 'Listing',
    colorName: 'yellow',
    ...{ title: title ?? part.title, subtitle, details },
    eyebrow: title === undefined ? undefined : { title: part.title, href: part.href },
    lead: [section('gallerySearch', { label: part.find, action: part.href, search, status, all })],
    submenu: { title: 'Gallery', link: [BLOCKS, TYPES, ...jumps].map(({ title, href }) => ({ title, href })) },
  })
