import { entryOf, rememberingLog, testInstitution } from 'atrium/testing'
import { expect, it } from 'vitest'
import { createDependencies } from '../content/dependencies.ts'
import { createEnrichment } from './enrichment.ts'

const now = new Date('2026-03-10T12:00:00Z')

async function renewalOf(answer: object | null, isHeld: boolean) {
  const enrich = async ({ holds }: { holds: () => void }) => {
    if (isHeld) holds()
    return answer
  }
  const site = { contentTypes: new Map([['pot', { definition: { enrich } }]]) } as never
  const dependencies = createDependencies()
  const nothing = { ports: {} as never, institution: testInstitution }
  const enrichment = createEnrichment({ site, ...nothing, log: rememberingLog(), now: () => now })
  await enrichment(dependencies)(entryOf('pot', 'p'))
  return dependencies.renewal?.toISOString() ?? null
}

it.each([
  ['data of a service is asked for again', { width: 1 }, false, '2026-03-10T12:15:00.000Z'],
  ['data that holds is not', { width: 1 }, true, null],
  ['what is not known may become known', null, true, '2026-03-10T12:15:00.000Z'],
])('%s', async (_what, answer, isHeld, renewal) => {
  expect(await renewalOf(answer, isHeld)).toBe(renewal)
})
