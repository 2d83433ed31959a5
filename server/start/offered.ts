import { createBrowserErrors } from '../operations/browser-errors.ts'
import { mergedMetrics } from '../operations/metrics/merged.ts'
import type { Metrics } from '../operations/metrics/metrics.ts'
import type { OperationsOptions } from '../operations/operations.ts'
import { remarkOf } from '../operations/shared-content.ts'
import type { Peers } from '../processes/peers.ts'
import type { RunningSite, SiteInputs } from './site/site-types.ts'

interface OfferedInputs extends Pick<SiteInputs, 'environment' | 'log'> {
  site: RunningSite
  peers: Peers
  metrics: Metrics
  /** Says why the process is to be left alone; undefined: it answers. */
  whyNotReady: () => string | undefined
}

/** Returns what those who run the site can ask of this server, by its settings. */
export function offeredOperations({
  environment,
  site,
  peers,
  metrics: { registry },
  whyNotReady,
  log,
}: OfferedInputs): OperationsOptions {
  const { CONTENT_SECRET, CONTENTSTACK_WEBHOOK_SECRET, SITE_NOW, DEPLOY_ENV } = environment
  return {
    ready: async () => {
      const reason = whyNotReady()
      if (reason) throw new Error(reason)
      return remarkOf(site)
    },
    metrics: {
      contentType: registry.contentType,
      metrics: async () => (peers.count > 1 ? mergedMetrics(await peers.ask({ ask: 'metrics' })) : registry.metrics()),
    },
    browserErrors: createBrowserErrors({ log, metrics: registry }),
    ...(CONTENT_SECRET && {
      guarded: {
        secret: CONTENT_SECRET,
        sync: async (files) => {
          const report = await site.sync(files)
          await peers.ask({ ask: 'look' })
          return report
        },
        purge: async ({ tags, paths, all }) =>
          sumOf(await peers.ask({ ask: 'purge', order: { tags: [...tags], paths: [...paths], all } })),
      },
    }),
    ...(site.hosted &&
      CONTENTSTACK_WEBHOOK_SECRET && {
        hinted: { secret: CONTENTSTACK_WEBHOOK_SECRET, hint: site.hosted.hint },
      }),
    ...(SITE_NOW &&
      DEPLOY_ENV !== 'production' && {
        moveClock: async (to: Date) => void (await peers.ask({ ask: 'clock', to: to.getTime() })),
      }),
  }
}

/** Adds up what several processes counted. */
const sumOf = (answers: readonly unknown[]): number =>
  answers.reduce((sum: number, answer) => (typeof answer === 'number' ? sum + answer : sum), 0)
