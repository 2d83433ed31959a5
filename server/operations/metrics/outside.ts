import type { Registry } from 'prom-client'
import type { OutsideCaches } from '../../pages/keys/outside.ts'
import { collectorsOf } from './collectors.ts'

/**
 * Tells from now on what waits for caches in front of the site, and what became of calls to them.
 *
 * @param outside undefined: there are none, and nothing is told but the names of the figures
 */
export function watchOutside(registry: Registry, outside: OutsideCaches | undefined): void {
  const { counter, gauge } = collectorsOf(registry)
  const names = (outside?.states ?? []).map(({ name }) => name)
  type State = OutsideCaches['states'][number]
  const read = (value: (state: State) => number) =>
    names.map((cache) => {
      const find = () => outside?.states.find(({ name }) => name === cache) as State
      return [{ cache }, () => value(find())] as const
    })
  gauge(
    'atrium_outside_purges_waiting',
    'Keys that are still to be purged from a cache outside.',
    read(({ waiting }) => waiting),
    'max',
  )
  gauge(
    'atrium_outside_purges_oldest_seconds',
    'For how long the oldest of these has been waiting.',
    read(({ seconds }) => seconds),
    'max',
  )
  counter(
    'atrium_outside_purges_sent_total',
    'Keys purged from a cache outside by this process, each twice.',
    read(({ sent }) => sent),
  )
  counter(
    'atrium_outside_purges_failed_total',
    'Calls to a cache outside that failed.',
    read(({ failed }) => failed),
  )
}
