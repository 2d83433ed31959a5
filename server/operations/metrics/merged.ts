import { AggregatorRegistry } from 'prom-client'
import { z } from 'zod'

const metric = z.object({
  name: z.string().regex(/^[a-zA-Z_:][\w:]*$/),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram', 'summary']),
  aggregator: z.enum(['sum', 'first', 'omit', 'average', 'min', 'max']).default('sum'),
  values: z.array(
    z.object({
      // JSON has no other numbers: one that is not finite comes as null, and is left out.
      value: z.number().nullable(),
      labels: z.record(z.string().regex(/^[a-zA-Z_]\w*$/), z.union([z.string(), z.number()])),
      metricName: z.string().optional(),
    }),
  ),
})
type Metric = z.infer<typeof metric>

/**
 * Metrics of several processes as one: counts are added up, others as their `aggregator` says.
 *
 * @param answers of each process what `Registry.getMetricsAsJSON` gives; what is not such a metric is left out
 * @returns the text that Prometheus reads
 */
export function mergedMetrics(answers: readonly unknown[]): Promise<string> {
  const read = answers.map((answer) => (Array.isArray(answer) ? answer.flatMap(readMetric) : []))
  return AggregatorRegistry.aggregate(read).metrics()
}

function readMetric(given: unknown): Metric[] {
  const { data } = metric.safeParse(given)
  return data ? [{ ...data, values: data.values.filter(({ value }) => value !== null) }] : []
}
