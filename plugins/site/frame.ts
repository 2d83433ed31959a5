import { defineRegion, type Link, listed, type PageContext, section } from 'atrium'
import { restOfToday } from 'atrium/model/place/hours/opening-text.ts'
import { sitesToVisit } from 'atrium/model/place/sites.ts'
import messages from './messages.ts'

/** Declares what deploy this is: on every deploy but production's, and on production in content preview. */
export const ribbonRegion = defineRegion({
  name: 'ribbon',
  position: 'before',
  order: 0,
  compose: ({ context: { deployment, settings, translate } }) => {
    const preview = deployment.preview || deployment.contentEnvironment === 'preview'
    if (deployment.environment === 'production' && !preview) return []
    const href = settings.changelogUrl ?? settings.repositoryUrl
    return [
      section('ribbon', { text: preview ? translate(messages).preview : deployment.environment.toUpperCase(), href }),
    ]
  },
})

/** The main menu as configured, then what areas offer beside it; each part leads to the first of its addresses that has a page. */
async function mainMenu({ institution, mainMenu: offered, links, textOf }: PageContext): Promise<Link[]> {
  const configured = institution.mainMenu
  const known = new Set(configured.flatMap(({ paths }) => paths))
  const further = offered.flatMap(({ title, path }) =>
    known.has(path) ? [] : [{ title: textOf(title), paths: [path] }],
  )
  const found = await Promise.all(
    [...configured, ...further].map(({ title, paths }) => links(paths.map((href) => ({ title, href })))),
  )
  return found.flatMap(([first]) => first ?? [])
}

/** Brand, main navigation, where visitors give, and search. */
export const headerRegion = defineRegion({
  name: 'header',
  position: 'before',
  order: 20,
  key: ({ page: { path } }) => `/${path.split('/')[1]}`,
  load: async ({ context }) => ({
    menu: await mainMenu(context),
    give: (await context.links(context.settings.donate ? [context.settings.donate] : []))[0],
    search: await context.search(),
  }),
  compose: ({ page: { path }, data: { menu, give, search }, context: { institution } }) => [
    section('siteHeader', {
      name: institution.name,
      logo: institution.logo,
      menu: menu.map((link) => ({ ...link, current: link.href.split('/', 2).join('/') === `/${path.split('/')[1]}` })),
      give,
      search: search ? { action: search.path, suggestions: search.suggestions } : undefined,
    }),
  ],
})

export const breadcrumbRegion = defineRegion({
  name: 'breadcrumbs',
  position: 'before',
  order: 30,
  key: () => null,
  compose: ({ page: { breadcrumbs }, context: { clock, dates } }) => [
    section('breadcrumbs', { items: [...breadcrumbs], date: dates.long(clock.today()) }),
  ],
})

/** What holds today at each site whose hours are known: it changes when a site closes and at midnight, and so does every page. */
const hoursOfToday = async (context: PageContext) =>
  (await sitesToVisit(context)).flatMap(({ name, href, openHours }) => {
    const text = openHours && restOfToday(openHours, context)
    return text ? [{ title: name, href, text }] : []
  })

export const footerRegion = defineRegion({
  name: 'footer',
  position: 'after',
  order: 100,
  load: async ({ context }) => {
    const { footerMenus, socialLinks } = context.institution
    const menus = await Promise.all(
      footerMenus.map(async ({ title, items }) => ({ title, items: await context.links(items) })),
    )
    return {
      menus: menus.filter(({ items }) => items.length > 0),
      social: await context.links(socialLinks),
      hours: await hoursOfToday(context),
    }
  },
  compose: ({ data: { menus, social, hours }, context: { institution, clock } }) => [
    section('siteFooter', {
      name: institution.name,
      publisher: institution.trust,
      year: clock.year(),
      address: listed([institution.streetAddress, institution.locality, institution.region]),
      menus,
      social,
      hours,
    }),
  ],
})
