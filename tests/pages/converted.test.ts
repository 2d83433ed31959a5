import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { withServer } from '../browser/server.ts'
import { sitemapPaths } from './links.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'atrium-converted-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program of the project. @returns what it wrote */
const run = (program: string, parameters: string[], environment: Record<string, string> = {}): string =>
  execFileSync(process.execPath, [join(root, program), ...parameters], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    encoding: 'utf8',
  })

/** A content directory made of the records beside this test, which have the shape of that museum's own. */
function converted(museum: string) {
  const content = mkdtempSync(join(folder, museum))
  const said = run(`demo/convert/${museum}.mjs`, [join(import.meta.dirname, 'converted', museum), content])
  const entry = (type: string, uid: string) =>
    JSON.parse(readFileSync(join(content, 'entries', type, `${uid}.json`), 'utf8'))
  return { content, said, entry }
}

describe.each([
  { museum: 'wcma', pages: 15, on: 'Salt, Tin &amp; &lt;Thread&gt;', event: 'Evening of Looms' },
  { museum: 'walters', pages: 8, on: 'Treasures in Tin', event: undefined },
])('the records of $museum as a content directory', ({ museum, pages, on, event }) => {
  const { content } = converted(museum)
  const site = withServer({ content })
  const textOf = async (path: string) => (await fetch(site.origin + path)).text()

  it('have nothing to mend', () => {
    const said = run('dist/server/content-check.mjs', [], { CONTENT_DIR: content, DATA_DIR: join(folder, 'check') })
    expect(said).toContain('0 errors, 0 warnings')
  })

  it('are all served', async () => {
    const paths = await sitemapPaths(site.origin)
    expect(paths).toHaveLength(pages)
    for (const path of paths) expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 200])
    expect(site.log().filter(({ level, path, uid }) => Number(level) >= 40 && (path || uid))).toEqual([])
  })

  it('EVT-130 EVT-133 list what is on, and no more', async () => {
    const listing = await textOf('/exhibitions')
    expect(listing).toContain(on)
    expect(listing).not.toContain('Postcards You May Touch')
    expect(listing).not.toContain('Noble Looms')
    const calendar = await textOf('/calendar')
    expect(calendar).toContain(on)
    if (event) expect(calendar).toContain(event)
    expect(calendar).not.toContain('Candidates, s09')
  })
})

describe('exhibitions of loose dates', () => {
  const wcma = converted('wcma')
  const walters = converted('walters')

  it.each([
    { museum: wcma, id: 101, dates: ['2026-01-20', '2026-05-10', undefined] },
    { museum: wcma, id: 102, dates: ['1979-02-01', '1979-02-28', 'February 1979'] },
    { museum: wcma, id: 103, dates: ['1967-01-01', '1967-12-31', '1967'] },
    { museum: wcma, id: 104, dates: ['2011-06-27', '2011-07-02', undefined] },
    { museum: wcma, id: 105, dates: ['2016-06-17', '2016-06-17', 'From June 17, 2016'] },
    { museum: wcma, id: 106, dates: ['1974-11-01', '1974-12-31', 'November 1974–December 1974'] },
    { museum: wcma, id: 107, dates: [undefined, undefined, undefined] },
    { museum: walters, id: 31, dates: ['2000-01-01', '2001-04-23', '2000–April 23, 2001'] },
    { museum: walters, id: 32, dates: ['1988-01-01', '1988-04-17', 'Through April 17, 1988'] },
    { museum: walters, id: 33, dates: ['1992-01-01', '1992-12-31', '1992'] },
    { museum: walters, id: 34, dates: ['2005-01-01', '2005-12-31', '2005'] },
  ])('stand where they may have been on, and say no more than is known: $dates', ({ museum, id, dates }) => {
    const { start_date, end_date, dates_message } = museum.entry('exhibition', `exhibition_${id}`)
    expect([start_date, end_date, dates_message]).toEqual(dates)
  })

  it('keep their words, whatever signs they use', () => {
    expect(wcma.entry('exhibition', 'exhibition_101').exhibition_details.description).toBe(
      '<p>Forty works by pupils of the mill school.<br>With a catalogue.</p><p>R. Ash &amp; Daughters lent the &lt;small&gt; looms.</p>',
    )
    expect(walters.entry('exhibition', 'exhibition_34').title).toBe('The "Closed" Book')
    expect(walters.entry('exhibition', 'exhibition_31').exhibition_details.location).toBe(
      'The Mill Institute, Ashford; The Hall of Cloth, Bray',
    )
  })

  it('have an address each, and say what was left out', () => {
    expect(wcma.entry('exhibition', 'exhibition_102').url).toBe('/postcards-you-may-touch')
    expect(wcma.entry('exhibition', 'exhibition_105').url).toBe('/postcards-you-may-touch-105')
    expect(wcma.said).toContain('Record 8 is left out: it has no ExhTitle.')
    expect(walters.said).toContain('Record 6 is left out: it has no ExhTitle.')
  })
})

describe('events of loose dates', () => {
  const { content, entry } = converted('wcma')

  it('EVT-002 EVT-036 have a record of the calendar when their day is known', () => {
    const { events } = JSON.parse(readFileSync(join(content, 'calendar/events.json'), 'utf8'))
    expect(events).toEqual([
      {
        id: '201',
        startDate: ['2026-04-11T11:30:00.000'],
        endDate: ['2026-04-11'],
        category: ['Courses'],
        audience: ['Students'],
      },
      {
        id: '202',
        startDate: ['2026-03-20'],
        endDate: ['2026-03-20'],
        category: ['Talks', 'Performances'],
        audience: [],
      },
      {
        id: '205',
        startDate: ['2014-03-09T02:30:00.000'],
        endDate: ['2014-03-09'],
        category: ['Art viewing'],
        audience: [],
      },
    ])
    expect(entry('event', 'event_203').event_details.display_date).toBe('2009')
  })
})

it.each([
  { parameters: [], says: 'node demo/convert/walters.mjs <source folder> <new content directory>' },
  { parameters: [folder, join(root, 'docs')], says: 'is not empty' },
  { parameters: [folder, join(folder, 'nowhere')], says: 'Give the folder that holds exhibitions.csv' },
])('a converter says what it needs: $says', ({ parameters, says }) => {
  expect(() => run('demo/convert/walters.mjs', parameters)).toThrow(says)
})
