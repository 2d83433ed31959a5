// Takes minutes: begins first.
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { readInstitution } from '../../config/institution/institution.ts'
import { allVariables, areaSettings, defineSite } from '../../server/start/site/site-definition.ts'
import { documentEntry, startServer, writeEntry } from '../browser/index.ts'
import { thinOut } from '../demo-files.ts'
import { demo, demoContent } from '../pages/demo-content.ts'
import { sitemapPaths } from '../pages/links.ts'
import { fakeService } from './fake-service.ts'
import { type Fault, fuzz } from './fuzz/run.ts'
import { CONTROL, CONTROL_WORDS, SECRET } from './fuzz/visit.ts'
import type { World } from './fuzz/world.ts'
import { megabytes, note } from './report/figures.ts'

const MB = 1024 * 1024
const CACHE = 8
/** `npm test` does the same steps each time; `npm run faults -- fuzz` goes on for minutes or hours. */
const STEPS = 40
/** Entries of each content type that these steps begin with: all pages are visited when memory is looked at. */
const OF_TYPE = 12
const { FAULTS_FUZZ_SEED: SEED = '1', FAULTS_FUZZ_MINUTES: MINUTES, FAULTS_FUZZ_FROM: FROM = '0' } = process.env
/** Beyond what it held when it was warm. */
const BOUNDS = { used: (CACHE + 24) * MB, resident: 128 * MB, files: 8 }
const FOLDER = 'test-results/fuzz'

/** What brings content, or needs an account besides, is tried by itself. */
const OTHERS = /^(?:SITE|MEDIA_GATEWAY|ERROR_REPORT|CONTENT_STORE|CONTENTSTACK|FASTLY|CLOUDFLARE)_/

/** Every service outside, at one address. */
const serviceAddresses = (origin: string) =>
  Object.fromEntries(
    Object.keys(allVariables)
      .filter((name) => /_(?:URL|ENDPOINT)$/.test(name) && !OTHERS.test(name))
      .map((name) => [name, `${origin}/${name}`]),
  )

const entriesOf = (content: string) =>
  readdirSync(join(content, 'entries'), { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [, type, uid] = /^(\w+)\/([\w-]+)\.json$/.exec(file) ?? []
    return type && uid ? [{ type, uid, file: join('entries', file) }] : []
  })

/** Keeps what was done, to be looked at. */
function keep(fault: Fault): void {
  mkdirSync(FOLDER, { recursive: true })
  const file = join(FOLDER, `${SEED}-${fault.step}-${fault.part}.json`)
  writeFileSync(file, JSON.stringify({ seed: Number(SEED), ...fault }, null, 2))
  console.log(`seed ${SEED}, step ${fault.step} (${fault.part}): ${fault.what.slice(0, 1000)}`)
}

const seconds = (took: Record<string, number>) =>
  Object.fromEntries(Object.entries(took).map(([part, milliseconds]) => [part, Math.round(milliseconds / 1000)]))

describe('Q-20 Q-21 Q-23 Q-24 a site that is attacked at random', () => {
  it(
    `by requests, entries, services and damaged files, seed ${SEED}, stands as it should after each step`,
    async () => {
      const service = await fakeService((_, response) => response.writeHead(404).end())
      const definition = defineSite(readInstitution('demo/content', { settings: areaSettings }).institution)
      const content = demoContent()
      if (!MINUTES) thinOut(content, OF_TYPE)
      const entries = entriesOf(content)
      writeEntry(content, documentEntry(CONTROL.slice(1), CONTROL_WORDS))
      // Pictures of its own: some are broken.
      rmSync(join(content, 'images'))
      cpSync(join(demo, 'images'), join(content, 'images'), { recursive: true, preserveTimestamps: true })
      const data = temporaryFolder('fuzz')
      const environment = {
        ...serviceAddresses(service.origin),
        CONTENT_SECRET: SECRET,
        DEPLOY_ENV: 'development',
        LOG_LEVEL: 'error',
        CACHE_MEGABYTES: String(CACHE),
        CACHE_DISK_MEGABYTES: String(CACHE),
        IMAGE_CACHE_MEGABYTES: String(CACHE),
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'collect-garbage.mjs')}`,
      }
      const site = await startServer({ content, data, environment, isMeasured: true })
      const paths = await sitemapPaths(site.origin)
      const seen = {
        answered: {},
        slowest: { path: '', milliseconds: 0 },
        fault: () => undefined,
        count: () => undefined,
      }
      const world: World = {
        site,
        content,
        data,
        service,
        definition,
        paths,
        entries,
        environment,
        minutes: 0,
        ...seen,
      }
      const end = performance.now() + Number(MINUTES) * 60_000
      const from = Number(FROM)
      try {
        const begun = performance.now()
        const { steps, missing, took, faults, before, after } = await fuzz(world, {
          seed: Number(SEED),
          from,
          isOver: MINUTES ? () => performance.now() > end : (step) => step >= from + STEPS,
          onFault: keep,
          onLook: (step, { used, resident, files }) =>
            console.log(
              `step ${step}: memory ${megabytes(used)}, resident ${megabytes(resident)}, ${files} open files`,
            ),
        })
        note(
          { what: 'seed', figure: SEED },
          ...Object.entries(steps).map(([what, figure]) => ({ what, figure })),
          { what: 'minutes', figure: ((performance.now() - begun) / 60_000).toFixed(1) },
          { what: 'seconds of each', figure: JSON.stringify(seconds(took)) },
          { what: 'answers', figure: JSON.stringify(world.answered) },
          { what: 'slowest', figure: `${world.slowest.milliseconds} ms, ${world.slowest.path}` },
          { what: 'faults', figure: faults.length, target: 0 },
          { what: 'memory once warm', figure: megabytes(before.used) },
          { what: 'at the end', figure: megabytes(after.used), target: `≤ ${megabytes(before.used + BOUNDS.used)}` },
          { what: 'resident once warm', figure: megabytes(before.resident) },
          {
            what: 'at the end',
            figure: megabytes(after.resident),
            target: `≤ ${megabytes(before.resident + BOUNDS.resident)}`,
          },
          { what: 'open files once warm', figure: before.files },
          { what: 'at the end', figure: after.files, target: `≤ ${before.files + BOUNDS.files}` },
        )
        expect(missing).toEqual([])
        expect(faults.map(({ step, part, what }) => `step ${step} (${part}): ${what.slice(0, 1000)}`)).toEqual([])
        expect(after.used - before.used).toBeLessThanOrEqual(BOUNDS.used)
        expect(after.resident - before.resident).toBeLessThanOrEqual(BOUNDS.resident)
        expect(after.files - before.files).toBeLessThanOrEqual(BOUNDS.files)
      } finally {
        expect(await world.site.stop()).toBe(0)
      }
    },
    (Number(MINUTES ?? 0) + 10) * 60_000,
  )
})
