import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { PageContext } from '../contract/context.ts'
import type { SectionNavigation } from '../contract/navigation.ts'

/**
 * A registered navigation as it is shown: what the area declares, replaced or relabelled by an editor's entry, with
 * every link led somewhere. Menus left without links go.
 */
export async function resolveNavigation(
  name: string,
  site: SiteDefinition,
  context: PageContext,
): Promise<SectionNavigation | null> {
  const declared = site.navigation.get(name)?.definition
  if (!declared) return null
  const overrides = await Promise.all(site.navigationOverrides.map((override) => override(name, context)))
  const edited = overrides.find((override) => override !== null)
  const own = declared.menus
  const menus = edited?.menus?.length ? edited.menus : typeof own === 'function' ? await own(context) : own
  const resolved = await Promise.all(
    menus.map(async ({ title, items }) => ({ ...(title && { title }), items: await context.links(items) })),
  )
  const shown = resolved.filter(({ items }) => items.length > 0)
  return shown.length > 0 ? { name, title: edited?.title ?? declared.title, menus: shown } : null
}
