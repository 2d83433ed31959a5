import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, startServer } from '../browser/index.ts'
import { fakeService } from './fake-service.ts'

/** Fails outside of any request, as a bug would, when it is told to. */
const faulty = join(temporaryFolder('faulty'), 'faulty.mjs')
writeFileSync(
  faulty,
  `process.on('SIGUSR2', () => void Promise.reject(new Error('Nobody looks at this.')))
process.on('SIGHUP', () => { throw new Error('Nobody catches this.') })`,
)

/** A collector that keeps what it is sent, and a server that reports to it. */
async function reporting() {
  const reported: { message: string; stack: string }[] = []
  const collector = await fakeService(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    reported.push(...JSON.parse(Buffer.concat(chunks).toString()).errors)
    response.end()
  })
  const site = await startServer({
    content: contentDirectory(documentEntry('a', 'Words.')),
    environment: {
      ERROR_REPORT_URL: collector.origin,
      NODE_OPTIONS: `--import=${pathToFileURL(faulty).href}`,
      LOG_LEVEL: 'warn',
    },
  })
  return { reported, collector, site }
}

describe('errors that nobody caught', () => {
  it('end the process in order: logged, reported, exit code 1', async () => {
    const { reported, site } = await reporting()
    const ended = once(site.process, 'exit')
    site.process.kill('SIGHUP')
    expect(await ended).toEqual([1, null])
    const message = 'An error was caught nowhere, the process ends: Nobody catches this.'
    expect(site.log()).toContainEqual(expect.objectContaining({ level: 50, msg: message }))
    expect(reported).toEqual([
      expect.objectContaining({ message, stack: expect.stringContaining('Nobody catches this.'), count: 1 }),
    ])
    await site.stop()
  })

  it('in a promise that nobody looks at are logged and reported, and visitors are still answered', async () => {
    const { reported, site } = await reporting()
    site.process.kill('SIGUSR2')
    const message = 'Unhandled promise rejection: Nobody looks at this.'
    await expect.poll(() => site.output()).toContain(message)
    expect((await fetch(`${site.origin}/a`)).status).toBe(200)
    expect(await site.stop()).toBe(0)
    expect(reported).toEqual([expect.objectContaining({ message })])
  })

  it('are reported to a collector that is down without holding up the end', async () => {
    const { collector, site } = await reporting()
    await collector.close()
    site.process.kill('SIGUSR2')
    await expect.poll(() => site.output()).toContain('Nobody looks at this.')
    expect(await site.stop()).toBe(0)
    expect(site.output()).toContain('Error reports are not sent: ECONNREFUSED')
  })
})
