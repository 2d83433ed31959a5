import fc from 'fast-check'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { mergedMetrics } from './merged.ts'

/** What one process tells: JSON, as it comes from another. */
async function told(hits: number, revision: number, seconds: readonly number[]): Promise<unknown> {
  const registers = [new Registry()]
  new Counter({ name: 'hits_total', help: 'Hits.', labelNames: ['kind'], registers }).inc({ kind: 'page' }, hits)
  new Gauge({ name: 'revision', help: 'Revision.', aggregator: 'min', registers }).set(revision)
  const times = new Histogram({ name: 'seconds', help: 'Times.', buckets: [1, 10], registers })
  for (const second of seconds) times.observe(second)
  return JSON.parse(JSON.stringify(await registers[0]?.getMetricsAsJSON()))
}

describe('metrics of several processes', () => {
  it('are added up, or the one is shown that counts', async () => {
    const text = await mergedMetrics([await told(3, 40, [0.5, 5]), await told(4, 39, [5])])
    for (const line of [
      '# TYPE hits_total counter',
      'hits_total{kind="page"} 7',
      'revision 39',
      'seconds_bucket{le="1"} 1',
      'seconds_bucket{le="10"} 3',
      'seconds_bucket{le="+Inf"} 3',
      'seconds_count 3',
      'seconds_sum 10.5',
    ])
      expect(text.split('\n')).toContain(line)
  })

  it('are those that can be read', async () => {
    const [good] = [await told(3, 40, [])]
    const other = [
      { name: 'hits_total', help: 'x', type: 'counter', values: [{ value: 'many', labels: {} }] },
      { name: 'bad name\n', help: '', type: 'counter', values: [] },
      { name: 'odd', help: '', type: 'counter', aggregator: 'constructor', values: [] },
      { name: 'none', help: 'None.', type: 'gauge', values: [{ value: null, labels: {} }] },
    ]
    const text = await mergedMetrics([good, undefined, 'no metrics', other])
    expect(text).toContain('hits_total{kind="page"} 3\n')
    expect(text).not.toMatch(/many|bad name|odd|^none /m)
  })

  it('never fail, whatever a process answers', async () => {
    const value = fc.record({ value: fc.anything(), labels: fc.anything(), metricName: fc.string() })
    const metric = fc.record({
      name: fc.constantFrom('hits_total', 'seconds', 'x'),
      help: fc.string(),
      type: fc.constantFrom('counter', 'gauge', 'histogram', 'summary'),
      aggregator: fc.constantFrom('sum', 'first', 'omit', 'average', 'min', 'max', 'none'),
      values: fc.array(value, { maxLength: 3 }),
    })
    const good = await told(3, 40, [1])
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.anything(), fc.array(metric, { maxLength: 4 })), { maxLength: 3 }),
        async (answers) => {
          expect(typeof (await mergedMetrics([...answers, good]))).toBe('string')
        },
      ),
    )
  })
})
