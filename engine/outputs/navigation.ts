import type { SiteDefinition } from '../assemble/site-definition.ts'
import { defined } from '../base/defined.ts'
import type { PageContext } from '../contract/context.ts'
import { fillNames, type NameSource } from '../contract/site/institution.ts'
import type { MenuItem, SectionNavigation } from '../contract/site/link.ts'
import { MAX_LINKS } from '../contract/site/navigation.ts'

/**
 * A registered navigation as it is shown: what the area declares, replaced or relabelled by an editor's entry, and only
 * links that lead somewhere. Menus left without links go.
 *
 * @param name a name, or an address for which it is declared; default: that of the page
 */
export async function resolveNavigation(
  name: string | undefined,
  site: SiteDefinition,
  context: PageContext,
): Promise<SectionNavigation | null> {
  const isName = name !== undefined && !name.startsWith('/')
  const chosen = isName ? name : navigationAt(name ?? context.path, site, context.institution)
  const declared = chosen === undefined ? undefined : site.navigation.get(chosen)?.definition
  if (!declared) return null
  const overrides = await Promise.all(
    site.navigationOverrides.map((override) => override({ name: declared.name, context })),
  )
  const edited = overrides.find((override) => override !== null)
  const own = declared.menus
  const menus = edited?.menus?.length
    ? edited.menus
    : typeof own === 'function'
      ? (await own({ context })).map(bounded)
      : own
  const resolved = await Promise.all(
    menus.map(async ({ title, items }) => defined({ title: context.textOf(title), items: await context.links(items) })),
  )
  const shown = resolved.filter(({ items }) => items.length > 0)
  return shown.length > 0
    ? {
        name: declared.name,
        title: edited?.title ?? context.textOf(declared.title, { siteName: declared.siteName ?? '' }),
        menus: shown,
      }
    : null
}

/** Cuts what grows with the content, so that pages do not grow with it. */
const bounded = <Menu extends { items: readonly MenuItem[]; rest?: MenuItem }>({ rest, ...menu }: Menu) => {
  if (menu.items.length <= MAX_LINKS) return menu
  return { ...menu, items: [...menu.items.slice(0, MAX_LINKS), ...(rest ? [rest] : [])] }
}

/** The name of the navigation whose declared paths fit an address best: the longest, then the one with fewer `*`. */
export function navigationAt(
  path: string,
  { navigation }: Pick<SiteDefinition, 'navigation'>,
  institution: NameSource,
): string | undefined {
  const segments = segmentsOf(path)
  let best: { name: string; rank: number } | undefined
  for (const [name, { definition }] of navigation)
    for (const pattern of definition.paths ?? []) {
      const wanted = segmentsOf(fillNames(pattern, institution))
      if (!wanted.every((segment, index) => segments[index] !== undefined && [segments[index], '*'].includes(segment)))
        continue
      const rank = wanted.length * 100 - wanted.filter((segment) => segment === '*').length
      if (!best || rank > best.rank) best = { name, rank }
    }
  return best?.name
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)
