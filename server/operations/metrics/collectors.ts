import { Counter, Gauge, type Registry } from 'prom-client'

type Labels = Record<string, string>
/** How the values of several processes become one. */
type Aggregator = 'sum' | 'min' | 'max'
type Value = () => number | undefined | Promise<number | undefined>

/**
 * Metrics that are counted somewhere already and are read when somebody asks.
 *
 * @returns adds a figure; one whose value is undefined at the moment, or cannot be had, is left out
 */
export function collectorsOf(registry: Registry) {
  const add =
    (Metric: typeof Counter | typeof Gauge) =>
    (
      name: string,
      help: string,
      values: Value | readonly (readonly [Labels, Value])[],
      aggregator: Aggregator = 'sum',
    ): void => {
      const labelled = typeof values === 'function' ? ([[{}, values]] as const) : values
      new Metric({
        name,
        help,
        labelNames: Object.keys(labelled[0]?.[0] ?? {}),
        registers: [registry],
        aggregator,
        async collect() {
          const read = await Promise.all(
            labelled.map(async ([labels, value]) => [labels, await orNothing(value)] as const),
          )
          this.reset()
          for (const [labels, value] of read) if (value !== undefined) this.inc(labels, value)
        },
      })
    }
  return { counter: add(Counter), gauge: add(Gauge) }
}

const orNothing = async (value: Value) => {
  try {
    return await value()
  } catch {
    return undefined
  }
}
