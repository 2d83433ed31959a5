import { ONLINE, type Site } from '../contract/site/institution.ts'
import type { MenuItem } from '../contract/site/link.ts'
import type { InstalledNavigation, Navigation } from '../contract/site/navigation.ts'

/**
 * A navigation with `{site}` in its name is there once for each site that can be visited. In another one each link with
 * `{site}` does.
 */
export function perSite(declared: Navigation, all: readonly Site[]): InstalledNavigation[] {
  const sites = all.filter(({ code }) => code !== ONLINE)
  const { name, title, paths, menus } = declared
  if (typeof menus === 'function') return [declared]
  if (!name.includes('{site}'))
    return [{ ...declared, menus: menus.map((menu) => ({ ...menu, items: menu.items.flatMap((item) => each(item)) })) }]
  return sites.map((site) => ({
    name: fill(name, site),
    title: typeof title === 'string' ? fill(title, site) : title,
    siteName: site.name,
    paths: paths?.map((path) => fill(path, site)),
    menus: menus.map((menu) => ({ ...menu, items: menu.items.map((item) => filled(item, site)) })),
  }))

  function each(item: MenuItem): MenuItem[] {
    return JSON.stringify(item).includes('{site}') ? sites.map((site) => filled(item, site)) : [item]
  }
}

const fill = (text: string, { code, name }: Site): string =>
  text.replaceAll('{site}', code).replaceAll('{siteName}', name)

const filled = (item: MenuItem, site: Site): MenuItem =>
  typeof item === 'string' ? fill(item, site) : { title: fill(item.title, site), href: fill(item.href, site) }
