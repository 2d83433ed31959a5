import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { HtmlCache } from '../cache/html-cache.ts'

/** What the process tells about itself, for Prometheus. Counts are read when somebody asks. */
export function createMetrics(cache: HtmlCache): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const results = { hit: 'hits', aged: 'agedHits', miss: 'misses', rescued: 'rescued', refused: 'refused' } as const
  new Counter({
    name: 'atrium_page_requests_total',
    help: 'Requests for pages, by how the cache answered.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      for (const [result, counter] of Object.entries(results)) this.inc({ result }, cache.counters[counter])
    },
  })
  const counter = (name: string, help: string, count: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(count())
      },
    })
  counter('atrium_page_renders_total', 'Pages made.', () => cache.counters.renders)
  counter('atrium_page_purges_total', 'Pages made unusable by a change of content.', () => cache.counters.purged)
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('atrium_pages_kept', 'Pages in memory.', () => cache.size)
  gauge('atrium_page_bytes', 'Memory of the pages kept, in bytes.', () => cache.bytes)
  return registry
}
