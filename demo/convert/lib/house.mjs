/** The house of one source, or one for several of them. */
export function houseOf(houses) {
  if (houses.length === 1) return houses[0]
  const names = houses.map(({ name }) => name)
  return {
    name: 'Open Collections',
    brand: 'collections',
    siteUrl: 'https://collections.example',
    description: `What museums publish: ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`,
    timeZone: houses[0].timeZone,
    language: houses[0].language,
    sites: houses.flatMap(({ sites = [] }) => sites),
  }
}

const LISTS = [
  { when: 'exhibition', type: 'page_exhibitions', title: 'Exhibitions', path: '/exhibitions' },
  { when: 'event', type: 'page_calendar', title: 'Calendar', path: '/calendar' },
  { when: 'article', type: 'page_news', title: 'News', path: '/news' },
]

/** Adds the pages that lead to what there is. The calendar shows exhibitions, too. */
export function pagesOfHouse({ name, description }, { add, has, collected }) {
  const time = [...collected.entries.values()].flatMap((entries) => [...entries.values()])[0]?.time ?? '2026-01-01'
  const lists = LISTS.filter(({ when }) => has(when) || (when === 'event' && has('exhibition')))
  const documents = [...(collected.entries.get('document')?.values() ?? [])].map(({ fields }) => fields)
  const own = documents.filter(({ isListed }) => isListed).map(({ title, slug }) => ({ title, path: `/${slug}` }))
  const cards = [...lists, ...own].map(({ title, path }) => ({ title, cta: { title, href: path } }))
  add('page_home', { uid: 'page_home', title: name, url: '/', meta_page: { description }, hero: { cards } }, time)
  for (const { type, title, path } of lists)
    add(type, { uid: type, title, ...(type === 'page_calendar' && { url: path }) }, time)
}
