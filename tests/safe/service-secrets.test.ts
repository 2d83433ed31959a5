import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runBuilt } from '../browser/run-built.ts'
import { withSite } from '../browser/server.ts'
import { fakeService } from '../faults/fake-service.ts'
import { hang, wrongAnswers } from '../faults/outside-faults.ts'
import { ask } from '../pages/http.ts'

const KEY = 'key of the service/1+1'
const SECRET = /key.{0,3}of.{0,3}the.{0,3}service/
const SERVICES = ['CALENDAR_URL', 'COLLECTION_URL', 'MEDIA_GATEWAY_URL', 'PAGE_ARCHIVE_API_ENDPOINT']
// A service that is silent is not asked again for a while: this comes last.
const faults = [...Object.values(wrongAnswers), hang]

describe('Q-20 keys in addresses of services', async () => {
  const service = await fakeService((_request, response) => response.writeHead(500).end())
  const collector = await fakeService((_request, response) => response.end())
  let reported = ''
  collector.answer = (request, response) => {
    request.setEncoding('utf8').on('data', (text) => (reported += text))
    request.on('end', () => response.end())
  }
  const site = withSite(() => ({
    nearDemo: true,
    environment: {
      CACHE_MEGABYTES: '0',
      ERROR_REPORT_URL: `${collector.origin}/errors?key=${encodeURIComponent(KEY)}`,
      ...Object.fromEntries(SERVICES.map((name) => [name, `${service.origin}?key=${encodeURIComponent(KEY)}`])),
    },
  }))

  it('are sent to the service, and stand in no line of the log, no report and no page, whatever goes wrong', async () => {
    for (const [index, answer] of faults.entries()) {
      service.answer = answer
      for (const path of ['/calendar', '/exhibitions', `/archived-copy?path=/museum/${index}`])
        expect((await ask(site.origin, path)).status).toBeLessThan(500)
    }
    expect(service.asked.length).toBeGreaterThanOrEqual(faults.length)
    for (const address of service.asked) expect(new URL(address, service.origin).searchParams.get('key')).toBe(KEY)
    await expect.poll(() => reported).toContain('The archive')
    expect(collector.asked.every((address) => new URL(address, collector.origin).searchParams.get('key') === KEY)).toBe(
      true,
    )
    expect(site.log().length).toBeGreaterThan(faults.length)
    expect(site.output()).not.toMatch(SECRET)
    expect(reported).not.toMatch(SECRET)
    expect(await (await fetch(`${site.origin}/metrics`)).text()).not.toMatch(SECRET)
  })
})

describe('Q-20 a user name or a password in the address of a service', () => {
  it.each([...SERVICES, 'ERROR_REPORT_URL', 'SITE_URL'])(
    'in %s keeps the site from starting, and is not shown',
    async (name) => {
      const data = mkdtempSync(join(tmpdir(), 'atrium-secrets-'))
      const { code, output, errors } = await runBuilt('main', [], {
        DATA_DIR: data,
        PORT: '0',
        [name]: 'https://editor:hunter2@service.example/api',
      })
      rmSync(data, { recursive: true })
      expect(code).toBe(2)
      expect(errors).toContain(`${name} is not valid: it contains a user name or a password`)
      expect(output + errors).not.toMatch(/hunter2|editor/)
    },
  )
})
