import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { ServiceMetrics } from '#engine/host.ts'

/** Counts what services outside are asked, under their names. */
export function measureServices(registry: Registry): (service: string) => ServiceMetrics {
  const registers = [registry]
  const durations = new Histogram({
    name: 'atrium_service_question_seconds',
    help: 'Questions to services outside, by how they ended, and how long that took.',
    labelNames: ['service', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers,
  })
  const inFlight = new Gauge({
    name: 'atrium_service_questions_in_flight',
    help: 'Questions to services outside that have no answer yet.',
    labelNames: ['service'],
    registers,
  })
  const lastGood = new Counter({
    name: 'atrium_service_last_good_total',
    help: 'Times that the last good answer stayed because a new one could not be had.',
    labelNames: ['service'],
    registers,
  })
  return (service) => ({
    asked() {
      const begun = performance.now()
      inFlight.inc({ service })
      return (outcome) => {
        inFlight.dec({ service })
        durations.observe({ service, outcome }, (performance.now() - begun) / 1000)
      }
    },
    staleIfError: () => lastGood.inc({ service }),
  })
}
