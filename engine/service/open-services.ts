import type { SiteDefinition } from '../assemble/site-definition.ts'
import type { ServiceMetrics } from '../contract/ports/metrics.ts'
import type { ServicePorts } from '../contract/ports/ports.ts'
import type { Plugin } from '../contract/site/plugin.ts'
import type { AnyService, ServiceRuntime } from '../contract/site/service.ts'
import type { Variables } from '../contract/site/variable.ts'

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
 * @param metrics counts what a service is asked, by the name of its port; absent: nobody counts
 * @returns the ports by name
 * @throws naming the service that cannot be opened and its file
 */
export async function openServices(
  { services }: Pick<SiteDefinition, 'services'>,
  settings: Readonly<Record<string, unknown>>,
  runtime: Omit<ServiceRuntime, 'metrics'>,
  metrics?: (service: string) => ServiceMetrics,
): Promise<ServicePorts> {
  const ports = await Promise.all(
    [...services].map(async ([name, { definition, file }]) => {
      const own = Object.keys(definition.variables ?? {}).map((variable) => [variable, settings[variable]] as const)
      try {
        const counted = metrics ? { ...runtime, metrics: metrics(name) } : runtime
        return [name, await definition.open({ settings: Object.fromEntries(own), runtime: counted })] as const
      } catch (cause) {
        throw new Error(`The service "${name}" of ${file} cannot be opened: ${(cause as Error).message}`, { cause })
      }
    }),
  )
  return Object.fromEntries(ports) as ServicePorts
}
