import { defineRegion, type Link, type PageContext, section } from '#engine'

/** What deploy this is: on every deploy but production's, and on production in content preview. */
export const ribbonRegion = defineRegion({
  name: 'ribbon',
  place: 'before',
  order: 0,
  compose: (_page, _data, { deployment, institution }) => {
    const preview = deployment.preview || deployment.contentEnvironment === 'preview'
    if (deployment.environment === 'production' && !preview) return []
    const href = institution.changelogUrl ?? institution.repositoryUrl
    return [
      section('ribbon', { text: preview ? 'PREVIEW' : deployment.environment.toUpperCase(), ...(href && { href }) }),
    ]
  },
})

/** Each part of the main navigation led to the first of its addresses that has a page. */
async function mainMenu({ institution, links }: PageContext): Promise<Link[]> {
  const found = await Promise.all(
    institution.mainMenu.map(({ title, paths }) => links(paths.map((href) => ({ title, href })))),
  )
  return found.flatMap(([first]) => first ?? [])
}

/** Brand, main navigation and search. */
export const headerRegion = defineRegion({
  name: 'header',
  place: 'before',
  order: 20,
  key: ({ path }) => `/${path.split('/')[1]}`,
  load: async (_page, context) => ({
    menu: await mainMenu(context),
    searchable: await context.hasRoute('/search'),
  }),
  compose: ({ path }, { menu, searchable }, { institution }) => [
    section('siteHeader', {
      name: institution.name,
      menu: menu.map((link) => ({ ...link, current: link.href.split('/')[1] === path.split('/')[1] })),
      searchable,
    }),
  ],
})

export const breadcrumbRegion = defineRegion({
  name: 'breadcrumbs',
  place: 'before',
  order: 30,
  key: ({ path, status }) => `${status} ${path}`,
  compose: ({ breadcrumbs }) => [section('breadcrumbs', { items: [...breadcrumbs] })],
})

export const footerRegion = defineRegion({
  name: 'footer',
  place: 'after',
  order: 100,
  load: async (_page, context) => {
    const { footerMenus, socialLinks } = context.institution
    const menus = await Promise.all(
      footerMenus.map(async ({ title, items }) => ({ title, items: await context.links(items) })),
    )
    return { menus: menus.filter(({ items }) => items.length > 0), social: await context.links(socialLinks) }
  },
  compose: (
    _page,
    { menus, social }: { menus: { title: string; items: Link[] }[]; social: Link[] },
    { institution, clock },
  ) => [
    section('siteFooter', {
      name: institution.name,
      publisher: institution.trust,
      year: clock.year(),
      address: [institution.streetAddress, [institution.locality, institution.region].filter(Boolean).join(', ')]
        .filter(Boolean)
        .join(', '),
      menus,
      social,
    }),
  ],
})
