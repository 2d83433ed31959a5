import { type Problem, problemOf } from '../../base/problem.ts'
import { Registry } from '../../base/registry.ts'
import type { AnyService } from '../../contract/site/service.ts'
import type { Installed } from '../site-definition.ts'

/** Ports that the site brings itself. */
const OWN_PORTS = ['archive', 'images']

/** A service has a name and settings of its own: neither another service's nor the site's. */
export function checkServices(
  services: ReadonlyMap<string, Installed<AnyService>>,
  ownVariables: readonly string[],
): Problem[] {
  const problems: Problem[] = []
  const variables = new Registry<{ file: string }>('variable', problems)
  for (const [name, { definition, file }] of services) {
    const isTaken = (what: string) => problems.push(problemOf(file, `${what} is one of the site itself`, 'Rename it.'))
    if (typeof definition.open !== 'function') {
      const reason = `The service "${name}" is not valid: it has no "open"`
      problems.push(problemOf(file, reason, 'Write the function "open", which makes its port.'))
      continue
    }
    if (OWN_PORTS.includes(name)) isTaken(`The service "${name}"`)
    for (const variable of Object.keys(definition.variables ?? {})) {
      if (ownVariables.includes(variable)) isTaken(`The variable ${variable} of the service "${name}"`)
      variables.add(variable, { file })
    }
  }
  return problems
}
