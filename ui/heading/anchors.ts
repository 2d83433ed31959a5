import { slugOf } from 'atrium'

/** An anchor for each title, its slug: only the first of those that come to the same has it. */
export function anchorsOf(titles: readonly (string | undefined)[]): (string | undefined)[] {
  const slugs = titles.map((title = '') => slugOf(title))
  return slugs.map((slug, index) => (slug && slugs.indexOf(slug) === index ? slug : undefined))
}
