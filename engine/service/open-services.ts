import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { ServicePorts } from '../contract/context.ts'
import type { Plugin } from '../contract/plugin.ts'
import type { AnyService, ServiceSurroundings } from '../contract/service.ts'
import type { Variables } from '../environment/variable.ts'

/** The settings that the services of plugins declare. */
export const variablesOf = (plugins: readonly Plugin[]): Variables =>
  Object.assign(
    {},
    ...plugins.flatMap(({ services = {} }) => Object.values<AnyService>(services).map(({ variables }) => variables)),
  )

/**
 * Opens every installed service.
 *
 * @param settings values by variable, as read
 * @returns the ports by name
 * @throws naming the service that cannot be opened and its file
 */
export async function openServices(
  { services }: SiteDefinition,
  settings: Readonly<Record<string, unknown>>,
  surroundings: ServiceSurroundings,
): Promise<ServicePorts> {
  const ports = await Promise.all(
    [...services].map(async ([name, { definition, file }]) => {
      const own = Object.keys(definition.variables).map((variable) => [variable, settings[variable]] as const)
      try {
        return [name, await definition.open(Object.fromEntries(own), surroundings)] as const
      } catch (cause) {
        throw new Error(`The service "${name}" of ${file} cannot be opened: ${(cause as Error).message}`, { cause })
      }
    }),
  )
  return Object.fromEntries(ports) as ServicePorts
}
