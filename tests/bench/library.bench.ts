import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '#engine/testing/temporary-folder.ts'
import { type StudioProcess, startStudioProcess } from '../faults/studio/started.ts'
import { generateContent } from './generate.ts'
import { against, median, printTable, quantile } from './print.ts'
import { report, worst } from './report.ts'
import { addPictures, addRecordings, tinyPicture } from './tiny-pictures.ts'

const [entries = 20_000] = (process.env.BENCH_SIZES ?? '20000').split(',').map(Number)
const PICTURES = entries / 4
const RECORDINGS = 500
const TIMES = 20
const P95 = 0.95
const DEMO = join(import.meta.dirname, '../../demo/content')

let studio: StudioProcess | undefined
afterAll(() => studio?.kill())

const timesOf = async (work: (turn: number) => Promise<unknown>, times = TIMES): Promise<number[]> => {
  const all: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const begun = performance.now()
    await work(turn)
    all.push(performance.now() - begun)
  }
  return all
}

it(`library of ${PICTURES} pictures, ${entries} entries in all`, async () => {
  const directory = temporaryFolder('library')
  const begun = performance.now()
  generateContent(directory, entries - PICTURES)
  addPictures(directory, PICTURES)
  addRecordings(directory, RECORDINGS)
  cpSync(join(DEMO, 'institution.json'), join(directory, 'institution.json'))
  const made = performance.now()
  const own = await startStudioProcess(directory)
  studio = own
  const get = async (path: string) => {
    const { status, json } = await own.ask('GET', path)
    expect([path, status]).toEqual([path, 200])
    return json
  }
  const total = (await get('/api/entries?type=image')).total
  expect(total).toBeGreaterThan(PICTURES)
  const ready = performance.now()
  const rows: [what: string, times: number[], target: number][] = []
  const measure = async (what: string, target: number, work: (turn: number) => Promise<unknown>, times = TIMES) => {
    await work(999)
    rows.push([what, await timesOf(work, times), target])
  }
  await measure('first page of the images', 200, () => get('/api/entries?type=image&limit=100'))
  await measure('the last page of them', 200, () => get(`/api/entries?type=image&limit=100&after=${total - 100}`))
  await measure('search in them, one word', 200, (turn) => get(`/api/entries?type=image&q=shard+${turn}&limit=100`))
  await measure('search in them, as it is typed', 200, (turn) =>
    get(`/api/entries?type=image&limit=100&q=${'pots'.slice(0, 1 + (turn % 4))}`),
  )
  await measure('choosing in a field', 200, (turn) => get(`/api/references?types=image&q=shard+${turn}&limit=30`))
  await measure('where a picture is used', 200, (turn) => get(`/api/entries?refers=image_${turn % 50}&limit=100`))
  await measure('what a deletion breaks', 200, (turn) => get(`/api/entries/image/image_${turn % 50}/uses`))
  await measure('first page of the files', 200, () => get('/api/files?limit=100'))
  await measure('search in them', 200, (turn) => get(`/api/files?q=talk+${turn}&limit=50`))
  await measure(
    'upload of a picture in place of another',
    1000,
    async (turn) => {
      const bytes = tinyPicture(2_000_000 + turn)
      expect(await own.upload('/api/masters', { title: `New ${turn}` }, [bytes], 0)).toBe(200)
    },
    10,
  )
  await measure(
    'upload of a small picture',
    1000,
    async (turn) => {
      const bytes = tinyPicture(1_000_000 + turn)
      expect(await own.upload('/api/pictures', { title: `New ${turn}` }, [bytes], 0)).toBe(201)
    },
    10,
  )
  const shown = ((await get('/api/entries?type=image&q=shard&limit=60')).rows as { picture: string }[]).map(
    ({ picture }) => picture,
  )
  const allShown = () => Promise.all(shown.map((picture) => own.shown(picture)))
  rows.push(['60 small pictures, drawn', await timesOf(allShown, 1), 5000])
  rows.push(['60 small pictures, again', await timesOf(allShown, 5), 1000])
  printTable(
    `Library of ${PICTURES} pictures, ms (made in ${((made - begun) / 1000).toFixed(0)} s, listed ${((ready - made) / 1000).toFixed(0)} s after the start)`,
    ['', 'times', 'median', '95 %', 'most'],
    rows.map(([what, times, target]) => [
      ...[what, times.length, median(times).toFixed(0)],
      ...[against(quantile(times, P95), target), Math.max(...times).toFixed(0)],
    ]),
  )
  const [slowest, figure] = worst(
    rows.filter(([, , target]) => target === 200).map(([what, times]) => [what, quantile(times, P95)]),
  )
  report({
    ...{ id: 'studio', unit: 'ms', relation: '≤', target: 200 },
    ...{ what: `library, 95 %, worst: ${slowest}`, figure },
    reference: `${PICTURES} pictures among ${entries} entries`,
  })
})
