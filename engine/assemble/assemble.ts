import type { Endpoint } from '../contract/endpoint.ts'
import type { Navigation } from '../contract/navigation.ts'
import type { ErrorPage, Region } from '../contract/page.ts'
import type { AnyService } from '../contract/service.ts'
import { describeFields, describeKnownFields, type Fields } from '../schema/describe.ts'
import { checkBlocks } from './check-blocks.ts'
import { checkIncludes } from './check-includes.ts'
import { checkPages } from './check-pages.ts'
import { checkReferences } from './check-references.ts'
import { checkRoutes } from './check-routes.ts'
import { checkServices } from './check-services.ts'
import type { Discovered } from './discover.ts'
import { type Problem, StartupError } from './problem.ts'
import { Registry } from './registry.ts'
import type { Installed, InstalledBlock, InstalledPage, InstalledType, SiteDefinition } from './site-definition.ts'

/**
 * Puts what was discovered together, checks it and seals it.
 *
 * @param options.brand fills `{brand}` in names and routes
 * @param options.journal fills `{journal}` in routes
 * @param options.ownVariables names of the site's own settings, which no service may take
 * @throws StartupError that names every problem at once
 */
export function assemble(
  discovered: Discovered,
  { brand, journal, ownVariables = [] }: { brand: string; journal: string; ownVariables?: readonly string[] },
): SiteDefinition {
  const problems: Problem[] = [...discovered.problems]
  const fill = (text: string) => text.replaceAll('{brand}', brand).replaceAll('{journal}', journal)
  const fieldsOf = (schema: Parameters<typeof describeFields>[0], file: string, name: string): Fields => {
    try {
      return describeFields(schema)
    } catch (error) {
      problems.push({
        severity: 'error',
        file,
        fact: `${name}: ${(error as Error).message}`,
        remedy: 'Build the schema from the field builders.',
      })
      return {}
    }
  }

  const plugins = new Registry<Installed<{ name: string }>>('plugin', problems)
  const contentTypes = new Registry<InstalledType>('content type', problems)
  const blocks = new Registry<InstalledBlock>('block', problems)
  const wireNames = new Registry<Installed<unknown>>('wire name of a block', problems)
  const navigation = new Registry<Installed<Navigation>>('navigation', problems)
  const regions = new Registry<Installed<Region>>('region', problems)
  const errorPages = new Registry<Installed<ErrorPage>>('error page', problems)
  const services = new Registry<Installed<AnyService>>('service', problems)
  const pages: InstalledPage[] = []
  const endpoints: Installed<Endpoint>[] = []

  const addBlock = (definition: InstalledBlock['definition'], plugin: string, file: string, island: string | null) => {
    const fields = definition.wire
      ? fieldsOf(definition.schema, file, `Block "${definition.type}"`)
      : describeKnownFields(definition.schema)
    blocks.add(definition.type, { definition, plugin, file, fields, island })
    if (definition.wire) wireNames.add(definition.wire, { definition, plugin, file })
  }
  for (const { definition, file, island } of discovered.blocks) addBlock(definition, '', file, island)
  for (const { definition: plugin, file } of discovered.plugins) {
    const from = { plugin: plugin.name, file }
    plugins.add(plugin.name, { definition: plugin, ...from })
    for (const type of plugin.contentTypes ?? [])
      contentTypes.add(fill(type.name), {
        definition: type,
        fields: fieldsOf(type.schema, file, `Content type "${type.name}"`),
        ...from,
      })
    for (const block of plugin.blocks ?? []) addBlock(block, plugin.name, file, null)
    for (const menu of plugin.navigation ?? []) navigation.add(menu.name, { definition: menu, ...from })
    for (const endpoint of plugin.endpoints ?? []) endpoints.push({ definition: endpoint, ...from })
    for (const region of plugin.regions ?? []) regions.add(region.name, { definition: region, ...from })
    for (const [name, service] of Object.entries(plugin.services ?? {}))
      services.add(name, { definition: service as AnyService, ...from })
    for (const page of plugin.errorPages ?? []) errorPages.add(String(page.status), { definition: page, ...from })
    for (const page of plugin.pages ?? []) {
      const type = fill(typeof page.type === 'string' ? page.type : page.type.name)
      pages.push({ definition: page, type, route: fill(page.route), ...from })
    }
  }

  problems.push(
    ...checkRoutes(pages, endpoints),
    ...checkPages(pages, contentTypes),
    ...checkIncludes({ pages, contentTypes, blocks, fill }),
    ...checkReferences({ contentTypes, blocks, fill }),
    ...checkBlocks(blocks),
    ...checkServices(services, ownVariables),
  )
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new StartupError(errors)

  return Object.freeze({
    brand,
    plugins: [...plugins.values()].map(({ definition, file }) => ({ name: definition.name, file })),
    contentTypes,
    blocks,
    pages: new Map(pages.filter(({ type }) => contentTypes.has(type)).map((page) => [page.type, page])),
    navigation,
    navigationOverrides: discovered.plugins.flatMap(({ definition }) => definition.navigationOverride ?? []),
    endpoints,
    services,
    regions: [...regions.values()].sort((a, b) => a.definition.order - b.definition.order),
    errorPages,
    warnings: problems,
  })
}
