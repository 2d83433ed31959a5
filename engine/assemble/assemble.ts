import { z } from 'zod'
import { type Problem, problemOf, StartupError } from '../base/problem.ts'
import { Registry } from '../base/registry.ts'
import { viewsOf } from '../content/references/views.ts'
import type { ContentType } from '../contract/content/content-type.ts'
import type { PageContext } from '../contract/context.ts'
import type { ErrorPage } from '../contract/page/error-page.ts'
import type { Region } from '../contract/page/region.ts'
import type { Endpoint } from '../contract/site/endpoint.ts'
import { fillNames, type Site, type SiteLanguage } from '../contract/site/institution.ts'
import type { InstalledNavigation } from '../contract/site/navigation.ts'
import type { Contribution } from '../contract/site/plugin.ts'
import type { AnyService } from '../contract/site/service.ts'
import type { Settings } from '../contract/site/settings.ts'
import { feedsOfPages } from '../outputs/feed/page-feed.ts'
import { searchKinds } from '../outputs/search-document.ts'
import { describeFields, describeKnownFields, type Fields, FieldsError } from '../schema/describe.ts'
import { typeFields } from '../schema/envelope.ts'
import { installedMessages } from '../translation/catalogue.ts'
import { checkBlocks } from './checks/blocks.ts'
import { checkFields } from './checks/fields.ts'
import { checkForms } from './checks/forms/forms.ts'
import { checkIncludes } from './checks/includes.ts'
import { checkLists } from './checks/lists.ts'
import { checkMembers } from './checks/members.ts'
import { checkNavigation } from './checks/navigation.ts'
import { checkPages } from './checks/pages.ts'
import { checkReferences } from './checks/references.ts'
import { checkRoutes, routeFlaw } from './checks/routes.ts'
import { checkServices } from './checks/services.ts'
import { checkSettings } from './checks/settings.ts'
import type { Discovered } from './discover.ts'
import { installedSettings } from './installed-settings.ts'
import { perSite } from './per-site.ts'
import type { Installed, InstalledBlock, InstalledPage, InstalledType, SiteDefinition } from './site-definition.ts'

export interface AssembleOptions {
  /** Fills `{brand}` in names and routes. */
  brand: string
  /** Holds what the institution says to the areas; those that are texts fill names and routes. */
  settings?: Partial<Settings>
  /** For each of them there is what has `{site}` in its name. */
  sites?: readonly Site[]
  /** In which the site speaks; each begins its addresses otherwise. */
  languages?: readonly SiteLanguage[]
  /** Names of the site's own settings, which no service may take. */
  ownVariables?: readonly string[]
  /** Keys of `institution.json` that are every institution's, which no area may take. */
  ownKeys?: readonly string[]
  /** Routes at which the server answers before the site does. */
  serverRoutes?: readonly string[]
  /** Tells whether the icon set has an icon; absent: icons are not checked. */
  hasIcon?: (name: string) => boolean
  /** Tells that examples of blocks and what is declared for forms, which a build does not change, were checked when it was made. */
  isBuilt?: boolean
}

/**
 * Puts what was discovered together, checks it and seals it.
 *
 * @throws StartupError that names every problem at once
 */
export function assemble(
  discovered: Discovered,
  {
    brand,
    settings: said = {},
    sites = [],
    languages = [],
    ownVariables = [],
    ownKeys = [],
    serverRoutes = [],
    hasIcon,
    isBuilt = false,
  }: AssembleOptions,
): SiteDefinition {
  // Others refer to what a file should declare and does not: what follows from that is no further problem.
  if (discovered.problems.length > 0) throw new StartupError(discovered.problems)
  const problems: Problem[] = [...discovered.warnings]
  const declared = installedSettings(discovered.plugins)
  problems.push(...declared.problems)
  const settings = {
    ...Object.fromEntries(declared.settings.map(({ key, standard }) => [key, standard])),
    ...said,
  } as Settings
  const fill = (text: string) => fillNames(text, { brand, settings })
  /** Fields that cannot be read, and blocks and types of one name: what follows from that is no further problem. */
  const unclear: Problem[] = []
  const fieldsOf = (describe: typeof typeFields, schema: z.ZodObject, file: string, owner: string): Fields => {
    try {
      if (schema instanceof z.ZodObject) return describe(schema)
      unclear.push(problemOf(file, `The schema of ${owner} is no z.object`, 'Write "schema: z.object({ … })".'))
    } catch (error) {
      if (!(error instanceof FieldsError)) throw error
      for (const { field, reason, remedy = 'Build the schema from the field builders.' } of error.faults)
        unclear.push(problemOf(file, `The field "${field}" of ${owner} ${reason}`, remedy))
    }
    return {}
  }

  const plugins = new Registry<Installed<{ name: string }>>('plugin', problems)
  const contentTypes = new Registry<InstalledType>('content type', unclear)
  const blocks = new Registry<InstalledBlock>('block', unclear)
  const wireNames = new Registry<Installed<unknown>>('wire name of a block', unclear)
  const navigation = new Registry<Installed<InstalledNavigation>>('navigation', problems)
  const regions = new Registry<Installed<Region>>('region', problems)
  const errorPages = new Registry<Installed<ErrorPage>>('error page', problems)
  const services = new Registry<Installed<AnyService>>('service', problems)
  const provides = new Registry<Installed<(context: PageContext) => Promise<unknown>>>('provided value', problems)
  const endpoints: Installed<Endpoint>[] = []

  for (const { definition, island, modules, ...from } of discovered.blocks) {
    const describe = definition.wire ? describeFields : describeKnownFields
    const fields = fieldsOf(describe, definition.schema, from.file, `block "${definition.type}"`)
    blocks.add(definition.type, { definition, fields, island, modules, ...from })
    if (definition.wire) wireNames.add(definition.wire, { definition, ...from })
  }
  const addType = (definition: ContentType, from: { plugin: string; file: string }) =>
    contentTypes.add(fill(definition.name), {
      definition,
      fields: fieldsOf(typeFields, definition.schema, from.file, `content type "${definition.name}"`),
      ...from,
    })
  for (const { definition, ...from } of discovered.types) addType(definition, from)
  for (const { definition, ...from } of discovered.pages) if (definition.ownsType) addType(definition.contentType, from)
  const ownPages = discovered.pages.filter(({ definition: { exists } }) => exists?.({ settings }) !== false)
  const pages: InstalledPage[] = ownPages.map((page) => ({
    ...page,
    type: fill(page.definition.contentType.name),
    route: fill(page.definition.route),
  }))
  for (const { definition: plugin, ...from } of discovered.plugins) {
    plugins.add(plugin.name, { definition: plugin, ...from })
    for (const menu of plugin.navigation ?? [])
      for (const definition of perSite(menu, sites)) navigation.add(definition.name, { definition, ...from })
    for (const endpoint of plugin.endpoints ?? []) endpoints.push({ definition: endpoint, ...from })
    for (const region of plugin.regions ?? []) regions.add(region.name, { definition: region, ...from })
    for (const [name, provided] of Object.entries(plugin.provides ?? {}))
      provides.add(name, { definition: provided, ...from })
    for (const [name, service] of Object.entries(plugin.services ?? {}))
      services.add(name, { definition: service as AnyService, ...from })
    for (const page of plugin.errorPages ?? []) errorPages.add(String(page.status), { definition: page, ...from })
  }
  const messages = installedMessages(discovered, problems)
  endpoints.push(...feedsOfPages(pages.filter(({ route }) => routeFlaw(route) === undefined)))
  const views = viewsOf(
    (name) => described(contentTypes.get(name), ({ definition }) => definition.preload),
    (name) => described(blocks.get(name), ({ definition }) => definition.include),
    fill,
  )

  const whole = { pages, contentTypes, blocks, fill, hasIcon }
  problems.push(
    ...checkRoutes(pages, endpoints, languages),
    ...checkPages(pages, contentTypes),
    ...checkMembers(discovered),
    ...checkNavigation(pages, discovered.plugins, navigation),
    ...checkServices(services, ownVariables),
    ...checkSettings(declared.settings, ownKeys),
    ...unclear,
  )
  if (unclear.length === 0)
    problems.push(
      ...checkIncludes(whole),
      ...checkFields(whole),
      ...(isBuilt ? [] : checkForms(whole)),
      ...checkLists(whole),
      ...checkReferences(whole),
      ...checkBlocks([...blocks.values()], isBuilt),
    )
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new StartupError(errors)

  return Object.freeze({
    brand,
    settings,
    plugins: [...plugins.values()].map(({ definition, file }) => ({ name: definition.name, file })),
    views,
    contentTypes,
    blocks,
    pages: new Map(pages.filter(({ type }) => contentTypes.has(type)).map((page) => [page.type, page])),
    navigation,
    mainMenu: discovered.plugins
      .flatMap(({ definition }) => definition.mainMenu ?? [])
      .sort((a, b) => (a.order ?? 0) - (b.order ?? 0)),
    kinds: searchKinds(contentTypes),
    search: discovered.plugins.find(({ definition }) => definition.search)?.definition.search,
    navigationOverrides: discovered.plugins.flatMap(({ definition }) => definition.navigationOverride ?? []),
    provides,
    contributes: contributions(discovered.plugins),
    endpoints,
    serverRoutes,
    services,
    messages,
    regions: [...regions.values()].sort((a, b) => a.definition.order - b.definition.order),
    errorPages,
    replaced: discovered.replaced,
    warnings: problems,
  })
}

function contributions(plugins: Discovered['plugins']): SiteDefinition['contributes'] {
  const all = plugins.flatMap(({ definition: { contributes = {} }, ...from }) =>
    Object.entries(contributes as Record<string, Contribution>).map(([name, definition]) => ({
      name,
      installed: { definition, ...from },
    })),
  )
  all.sort(
    ({ installed: a }, { installed: b }) =>
      (a.definition.order ?? 0) - (b.definition.order ?? 0) || (a.plugin < b.plugin ? -1 : 1),
  )
  return new Map(
    all.map(({ name }) => [name, all.filter((one) => one.name === name).map(({ installed }) => installed)]),
  )
}

const described = <Item extends { fields: Fields }>(
  item: Item | undefined,
  paths: (item: Item) => readonly string[] | undefined,
) => item && { fields: item.fields, paths: paths(item) }
