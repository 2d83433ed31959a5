import { expect, it } from 'vitest'
import { sendAudit } from './audit-export.ts'

const site = { institution: { timeZone: 'America/Los_Angeles' } }
const response = { set: () => {}, write: () => true, end: () => {}, once: () => {}, destroyed: false }

it('the days of an export of the audit log are days where the institution is', async () => {
  const asked: unknown[] = []
  const audit = {
    each(from: number, to: number) {
      asked.push([new Date(from).toISOString(), new Date(to).toISOString()])
      return [].values()
    },
  }
  for (const query of ['from=2026-01-01&to=2026-01-31', 'from=2026-01-01T12:00:00Z&to=2026-01-01T12:00:00-08:00'])
    await sendAudit({ audit, site } as never, new URLSearchParams(query), response as never)
  expect(asked).toEqual([
    ['2026-01-01T08:00:00.000Z', '2026-02-01T08:00:00.000Z'],
    ['2026-01-01T12:00:00.000Z', '2026-01-01T20:00:00.000Z'],
  ])
})
