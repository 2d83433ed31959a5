import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { ServiceMetrics } from '#engine/host.ts'
import type { PageCaches } from '../../pages/caches-of-languages.ts'
import type { Follower } from '../../pages/follow.ts'
import type { OutsideCaches } from '../../pages/keys/outside.ts'
import type { Warmer } from '../../pages/warming/warmer.ts'
import type { RunningSite } from '../../start/site/site-types.ts'
import type { LineBudget } from '../log/line-budget.ts'
import type { LogOutput } from '../log/log-output.ts'
import { collectorsOf } from './collectors.ts'
import { watchHosted } from './hosted.ts'
import { watchOutside } from './outside.ts'
import { measureServices } from './services.ts'

/** Describes what the process tells about itself, for Prometheus. */
export interface Metrics {
  registry: Registry
  /** Counts what a service outside is asked. */
  service(name: string): ServiceMetrics
  /** An answer was sent, other than a page from memory. */
  answered(kind: string, status: number, seconds: number): void
  /** A page was made. */
  rendered(seconds: number): void
  /** Tells from now on what these know of themselves. */
  watch(parts: {
    cache: PageCaches
    site: RunningSite
    follower: Follower
    output: LogOutput
    budget: LineBudget
    /** Caches in front of the site that are told what changes; undefined: there are none. */
    outside: OutsideCaches | undefined
    /** Of sizes made ahead; undefined: none are. */
    warming: () => Warmer['metrics'] | undefined
  }): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  showWorst(registry)
  const requests = new Histogram({
    name: 'atrium_request_seconds',
    help: 'Requests that were not answered from memory, by what was asked for, and how long the answer took.',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const renders = new Histogram({
    name: 'atrium_page_render_seconds',
    help: 'Pages made, and how long that took without waiting for a turn.',
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  return {
    registry,
    service: measureServices(registry),
    answered: (kind, status, seconds) => requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds),
    rendered: (seconds) => renders.observe(seconds),
    watch({ cache, site, follower, output, budget, outside, warming }) {
      const { counter, gauge } = collectorsOf(registry)
      gauge('atrium_processes', 'Servers that answer.', () => 1)
      counter('atrium_process_restarts_total', 'Servers started again since they had ended by themselves.', () => 0)
      const results = {
        hit: 'hits',
        stale: 'staleHits',
        miss: 'misses',
        'stale-if-error': 'staleIfError',
        refused: 'refused',
        abandoned: 'abandoned',
      } as const
      counter(
        'atrium_page_requests_total',
        'Requests for pages, by how the cache answered.',
        Object.entries(results).map(([result, name]) => [{ result }, () => cache.counters[name]]),
      )
      counter('atrium_page_renders_total', 'Pages made.', () => cache.counters.renders)
      counter('atrium_page_purges_total', 'Pages made unusable by a change of content.', () => cache.counters.purged)
      gauge('atrium_pages_cached', 'Pages in memory.', () => cache.size)
      gauge('atrium_page_bytes', 'Memory of the cached pages, in bytes.', () => cache.bytes)
      counter(
        'atrium_page_restores_total',
        'Pages of an earlier process taken from disk.',
        () => cache.counters.restored,
      )
      gauge('atrium_pages_on_disk', 'Pages on disk.', () => cache.disk?.size ?? 0)
      gauge('atrium_page_disk_bytes', 'Disk space of these, in bytes.', () => cache.disk?.bytes ?? 0)

      watchOutside(registry, outside)

      counter('atrium_log_lines_lost_total', 'Lines of the log that could not be written.', () => output.lost)
      counter('atrium_log_lines_left_out_total', 'Lines of the log that were too many.', () => budget.leftOut)

      const { content, images } = site.metrics
      gauge('atrium_content_revision', 'Revision of the content store.', content.revision, 'min')
      gauge(
        'atrium_content_directory_up',
        'Whether the content directory could be read when it was last looked at: 1 or 0.',
        () => Number(content.away() === null),
        'min',
      )
      gauge('atrium_content_entries', 'Published entries.', content.entries, 'max')
      counter(
        'atrium_content_look_failures_total',
        'Times that the content store did not say whether it changed.',
        () => follower.failures,
      )
      const { shared } = site
      gauge(
        'atrium_content_database_up',
        'Whether the content database is followed: 1 or 0.',
        () => shared && Number(shared.behind() === null),
        'min',
      )
      gauge(
        'atrium_content_database_revision',
        'Revision of the content database that is shown.',
        () => shared?.revision(),
        'min',
      )
      counter(
        'atrium_content_database_failures_total',
        'Times that the connection to the content database was lost or could not be made.',
        () => shared?.failures(),
      )
      counter('atrium_content_syncs_total', 'Times that the content directory was ingested, by result.', [
        [{ result: 'done' }, () => content.syncs.done],
        [{ result: 'read-only' }, () => content.syncs.readOnly],
        [{ result: 'failed' }, () => content.syncs.failed],
      ])
      gauge('atrium_content_sync_seconds', 'How long the last sync took.', () => content.syncs.seconds, 'max')
      watchHosted(registry, site.hosted)

      counter('atrium_image_requests_total', 'Requests for picture sizes, by how they were met.', [
        [{ result: 'made' }, () => images().drawn],
        [{ result: 'cached' }, () => images().cached],
        [{ result: 'refused' }, () => images().refused],
        [{ result: 'failed' }, () => images().failed],
      ])
      gauge(
        'atrium_image_derivations_in_flight',
        'Picture sizes being made, or waiting to be.',
        () => images().inFlight,
      )
      counter('atrium_image_warming_total', 'Picture sizes looked at before anybody asked for them, by result.', [
        [{ result: 'made' }, () => warming()?.drawn ?? 0],
        [{ result: 'cached' }, () => warming()?.kept ?? 0],
        [{ result: 'failed' }, () => warming()?.failed ?? 0],
      ])
      gauge('atrium_image_warming_waiting', 'What is still to be done for that.', [
        [{ what: 'pages' }, () => warming()?.pages ?? 0],
        [{ what: 'sizes' }, () => warming()?.waiting ?? 0],
      ])
      gauge('atrium_image_bytes', 'Disk space of cached picture sizes, in bytes.', () => images().bytes, 'max')
    },
  }
}

/** Where several processes are told of together, one that hangs is not hidden behind the others. */
function showWorst(registry: Registry): void {
  for (const share of ['p90', 'p99']) {
    const lag = registry.getSingleMetric(`nodejs_eventloop_lag_${share}_seconds`)
    if (lag) Object.assign(lag, { aggregator: 'max' })
  }
}
