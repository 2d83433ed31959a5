import { pagesWith } from 'atrium'
import { heroSection } from './page/hero.ts'
import { listSections } from './page/list.ts'
import { pageFields } from './page/page-fields.ts'

/**
 * Declares a page of this site, with its content type: the default export of `plugins/<area>/pages/<page>.ts`. Every
 * page's entry has `pageFields`; a page opens with the hero, and shows what it lists as cards.
 *
 * @example
 * export default definePage({
 *   type: 'page_funding',
 *   label: 'Funding',
 *   route: '/funding',
 *   hero: { variant: 'Landing' },
 *   modules: { opportunities: listing({ size: 'medium' }), news: listing({ size: 'medium' }) },
 * })
 */
export const definePage = pagesWith({
  fields: pageFields,
  group: 'Sections of the page',
  hero: heroSection,
  list: listSections,
})
