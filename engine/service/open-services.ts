import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { ServicePorts } from '../contract/context.ts'
import type { Plugin } from '../contract/plugin.ts'
import type { ServiceMeasure } from '../contract/ports/measure.ts'
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
 * @param measure counts what a service is asked, by the name of its port; absent: nobody counts
 * @returns the ports by name
 * @throws naming the service that cannot be opened and its file
 */
export async function openServices(
  { services }: SiteDefinition,
  settings: Readonly<Record<string, unknown>>,
  surroundings: Omit<ServiceSurroundings, 'measure'>,
  measure?: (service: string) => ServiceMeasure,
): Promise<ServicePorts> {
  const ports = await Promise.all(
    [...services].map(async ([name, { definition, file }]) => {
      const own = Object.keys(definition.variables).map((variable) => [variable, settings[variable]] as const)
      try {
        const counted = measure ? { ...surroundings, measure: measure(name) } : surroundings
        return [name, await definition.open(Object.fromEntries(own), counted)] as const
      } catch (cause) {
        throw new Error(`The service "${name}" of ${file} cannot be opened: ${(cause as Error).message}`, { cause })
      }
    }),
  )
  return Object.fromEntries(ports) as ServicePorts
}
