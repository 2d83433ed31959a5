import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { LINE_LIMITS } from '../../../server/operations/log/line-budget.ts'
import { contentDirectory, documentEntry, type ServedSite, startServer } from '../../browser/index.ts'
import { ask } from '../../pages/http.ts'
import { megabytes, note } from '../report/figures.ts'
import { fillDisk, onDisk, withoutDisks } from '../small-disk.ts'
import { askAtRate, inParallel } from '../traffic.ts'

const content = contentDirectory(documentEntry('page', 'Words of the page.'))
const lost = 'atrium_log_lines_lost_total'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** Serves with the log in a place of its own; the address alone is told here. */
async function serve(to: string, through: (prepare: string) => string[], data?: string): Promise<ServedSite> {
  const port = await freePort()
  const site = await startServer({
    content,
    ...(data && { data }),
    environment: { PORT: String(port) },
    through: through(`echo "Open http://127.0.0.1:${port}" && exec >${to} 2>&1`),
  })
  await expect.poll(() => fetch(`${site.origin}/healthz`).then(({ status }) => status, String)).toBe(200)
  return site
}

/** Requests of which each writes a line. */
const askOften = async (site: ServedSite, count: number) => {
  const paths = Array.from({ length: count }, (_, index) => `/favicon.ico?${index}&${'x'.repeat(400)}`)
  await inParallel(paths, 20, async (path) => {
    expect((await ask(site.origin, path)).status).toBe(200)
  })
  expect((await fetch(`${site.origin}/page`)).status).toBe(200)
}

describe('Q-23 a log that cannot be written', () => {
  it('since its disk is full costs its lines, which are counted, and no visitor anything', async () => {
    const site = await serve('/dev/full', (prepare) => ['sh', '-c', `${prepare}; exec "$@"`, 'sh'])
    try {
      await askOften(site, 800)
      expect(await site.metric(lost)).toBeGreaterThan(0)
      note({ what: 'lines lost', figure: await site.metric(lost) })
    } finally {
      expect(await site.stop()).toBe(0)
    }
  })

  it('for a while is written further, and says what is missing', async ({ skip }) => {
    skip(withoutDisks !== undefined, withoutDisks)
    const data = temporaryFolder('data')
    const site = await serve('"$DATA_DIR/log"', (prepare) => onDisk('8m', prepare), data)
    try {
      const makeRoom = fillDisk(site, data)
      await askOften(site, 800)
      expect(await site.metric(lost)).toBeGreaterThan(0)
      makeRoom()
      const log = () => readFileSync(join(`/proc/${site.process.pid}/root`, data, 'log'), 'utf8')
      await expect
        .poll(log)
        .toMatch(/"lost":\d+,"msg":"Lines of the log were lost, since they could not be written: ENOSPC/)
      // No line is cut, nor begun within another.
      for (const line of log()
        .split('\n')
        .filter((line) => line && !line.startsWith('Open ')))
        expect(() => JSON.parse(line)).not.toThrow()
    } finally {
      expect(await site.stop()).toBe(0)
    }
  })

  it('since its reader hangs keeps nobody waiting', async () => {
    const site = await startServer({ content })
    site.process.stdout?.pause()
    await askOften(site, 800)
    expect(await site.metric(lost)).toBeGreaterThan(0)
    site.process.stdout?.resume()
    await expect
      .poll(() => site.output())
      .toContain('Lines of the log were lost, since they could not be written: EAGAIN')
    expect(await site.stop()).toBe(0)
  })

  it('holds little of a flood of long addresses', async () => {
    const site = await startServer({ content })
    const before = site.output().length
    const address = `/favicon.ico?${'x'.repeat(8000)}`
    await inParallel(
      Array.from({ length: 500 }),
      20,
      async () => void (await fetch(site.origin + address)).body?.cancel(),
    )
    await expect.poll(() => site.output().split('favicon').length).toBeGreaterThan(500)
    const written = site.output().length - before
    note({ what: 'requests of 8 kB', figure: 500 }, { what: 'logged', figure: megabytes(written), target: '≤ 0.5 MB' })
    expect(written).toBeLessThanOrEqual(500 * 1024)
    await site.stop()
  })

  it('Q-24 holds a bounded number of lines of a flood, and says how many it left out', async () => {
    const site = await startServer({ content })
    const count = 12_000
    const before = site.output().length
    const begun = performance.now()
    const pathOf = () => `/favicon.ico?${'x'.repeat(1000)}`
    const statuses = await askAtRate(site.origin, { perSecond: count / 4, seconds: 4, pathOf })
    expect(Object.keys(statuses)).toEqual(['200'])
    const leftOut = await site.metric('atrium_log_lines_left_out_total')
    // A busy machine may answer so few in a second that each has its line.
    const { burst, rate } = LINE_LIMITS.other
    const most = burst + (rate * (performance.now() - begun)) / 1000
    expect(leftOut).toBeGreaterThanOrEqual(Math.floor((statuses[200] as number) - most))
    const told = () =>
      site.log().reduce((sum, line) => sum + (/were left out/.test(String(line.msg)) ? Number(line.leftOut) : 0), 0)
    await expect.poll(told).toBe(await site.metric('atrium_log_lines_left_out_total'))
    const written = site.log().filter(({ msg }) => msg === 'request answered').length
    note({ what: 'requests', figure: count }, { what: 'left out of the log', figure: leftOut })
    expect(written + leftOut).toBeGreaterThanOrEqual(statuses[200] as number)
    note({ what: 'logged', figure: megabytes(site.output().length - before) })
    expect((await fetch(`${site.origin}/page`)).status).toBe(200)
    await site.stop()
  })
})
