import { expect, it } from 'vitest'
import { defineNavigation } from '../contract/site/navigation.ts'
import { perSite } from './per-site.ts'

const sites = [
  { code: 'center', name: 'The Center' },
  { code: 'villa', name: 'Villa' },
  { code: 'online', name: 'Online' },
]

it('a navigation with {site} in its name stands for each site, and one without has each link with {site} for each', () => {
  const visit = defineNavigation({
    name: '{site}-visit',
    title: 'Visit {siteName}',
    paths: ['/*/{site}'],
    menus: [{ title: 'Plan', items: ['/visit/{site}/faqs', { title: '{siteName}', href: '/visit/{site}' }, '/a'] }],
  })
  expect(perSite(visit, sites).map(({ name, title, paths }) => [name, title, paths])).toEqual([
    ['center-visit', 'Visit The Center', ['/*/center']],
    ['villa-visit', 'Visit Villa', ['/*/villa']],
  ])
  expect(perSite(visit, sites)[1]?.menus).toEqual([
    { title: 'Plan', items: ['/visit/villa/faqs', { title: 'Villa', href: '/visit/villa' }, '/a'] },
  ])
  expect(perSite(visit, [])).toEqual([])
  const all = defineNavigation({ name: 'visit', title: 'Visit', menus: [{ items: ['/visit/{site}', '/visit/app'] }] })
  expect(perSite(all, sites)[0]?.menus).toEqual([{ items: ['/visit/center', '/visit/villa', '/visit/app'] }])
  expect(perSite(all, [])[0]?.menus).toEqual([{ items: ['/visit/app'] }])
})
