import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { withSite } from '../browser/server.ts'
import { recordsOf } from './converted/records.ts'
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

/** A content directory made of the records beside this test, as that museum's own, collected before the tests' day. */
function converted(museum: string) {
  const content = mkdtempSync(join(folder, museum))
  const records = recordsOf(museum, mkdtempSync(join(folder, 'records')))
  const said = run('demo/convert/convert.mjs', [content, `${museum}=${records}`])
  const entry = (type: string, uid: string) =>
    JSON.parse(readFileSync(join(content, 'entries', type, `${uid}.json`), 'utf8'))
  return { content, said, entry }
}

describe.each([
  { museum: 'wcma', pages: 15, on: 'Salt, Tin &amp; &lt;Thread&gt;', event: 'Evening of Looms' },
  { museum: 'walters', pages: 13, on: 'Treasures in Tin', event: undefined },
])('the records of $museum as a content directory', ({ museum, pages, on, event }) => {
  const { content } = converted(museum)
  const site = withSite({ content })
  const textOf = async (path: string) => (await fetch(site.origin + path)).text()

  it('have nothing to mend', () => {
    const said = run('dist/server/content-check.mjs', [], { CONTENT_DIR: content, DATA_DIR: join(folder, 'check') })
    expect(said).toContain('0 errors, 0 warnings')
  })

  it('are all served', async () => {
    const paths = await sitemapPaths(site.origin)
    expect(paths).toHaveLength(pages)
    for (const path of paths) expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 200])
    const warned = site.log().filter(({ level }) => Number(level) >= 40)
    expect(warned.filter(({ file, uid }) => String(file).startsWith('entries/') || uid)).toEqual([])
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
  const museums = { wcma: converted('wcma'), walters: converted('walters') }
  const { wcma, walters } = museums

  it.each([
    { name: 'wcma', id: 101, dates: ['2026-01-20', '2026-05-10', undefined] },
    { name: 'wcma', id: 102, dates: ['1979-02-01', '1979-02-28', 'February 1979'] },
    { name: 'wcma', id: 103, dates: ['1967-01-01', '1967-12-31', '1967'] },
    { name: 'wcma', id: 104, dates: ['2011-06-27', '2011-07-02', undefined] },
    { name: 'wcma', id: 105, dates: ['2016-06-17', '2016-06-17', 'From June 17, 2016'] },
    { name: 'wcma', id: 106, dates: ['1974-11-01', '1974-12-31', 'November 1974–December 1974'] },
    { name: 'wcma', id: 107, dates: [undefined, undefined, undefined] },
    { name: 'walters', id: 31, dates: ['2000-01-01', '2001-04-23', '2000–April 23, 2001'] },
    { name: 'walters', id: 32, dates: ['1988-01-01', '1988-04-17', 'Through April 17, 1988'] },
    { name: 'walters', id: 33, dates: ['1992-01-01', '1992-12-31', '1992'] },
    { name: 'walters', id: 34, dates: ['2005-01-01', '2005-12-31', '2005'] },
  ])('stand where they may have been on, and say no more than is known: $dates', ({ name, id, dates }) => {
    const { start_date, end_date, dates_message } = museums[name as 'wcma'].entry(
      'exhibition',
      `${name}_exhibition_${id}`,
    )
    expect([start_date, end_date, dates_message]).toEqual(dates)
  })

  it('keep their words, whatever signs they use', () => {
    expect(wcma.entry('exhibition', 'wcma_exhibition_101').exhibition_details.description).toBe(
      '<p>Forty works by pupils of the mill school.<br>With a catalogue.</p><p>R. Ash &amp; Daughters lent the &lt;small&gt; looms.</p>',
    )
    expect(walters.entry('exhibition', 'walters_exhibition_34').title).toBe('The "Closed" Book')
    expect(walters.entry('exhibition', 'walters_exhibition_31').exhibition_details.location).toBe(
      'The Mill Institute, Ashford; The Hall of Cloth, Bray',
    )
  })

  it('stand in the house where they were, and nowhere else', () => {
    const placesOf = (id: number) => wcma.entry('exhibition', `wcma_exhibition_${id}`).locations
    expect(placesOf(101)).toEqual([{ uid: 'wcma_location_museum', _content_type_uid: 'wcma_location' }])
    expect(placesOf(103)).toBeUndefined()
  })

  it('have an address each, and say what was left out', () => {
    expect(walters.entry('exhibition', 'walters_exhibition_33').url).toBe('/the-drawings-of-leonie-bonne')
    expect(wcma.entry('exhibition', 'wcma_exhibition_102').url).toBe('/postcards-you-may-touch')
    expect(wcma.entry('exhibition', 'wcma_exhibition_105').url).toBe('/postcards-you-may-touch-105')
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
        id: 'wcma-201',
        startDate: ['2026-04-11T11:30:00.000'],
        endDate: ['2026-04-11'],
        category: ['Courses'],
        audience: ['Students'],
      },
      {
        id: 'wcma-202',
        startDate: ['2026-03-20'],
        endDate: ['2026-03-20'],
        category: ['Talks', 'Performances'],
        audience: [],
      },
      {
        id: 'wcma-205',
        startDate: ['2014-03-09T02:30:00.000'],
        endDate: ['2014-03-09'],
        category: ['Art viewing'],
        audience: [],
      },
    ])
    expect(entry('event', 'wcma_event_203').event_details.display_date).toBe('2009')
  })
})

describe('records of other kinds', () => {
  it('of works name each by the last part of its address, with a page for artists of several', () => {
    const { content, entry, said } = converted('tate')
    const record = JSON.parse(readFileSync(join(content, 'collection/loom-study-t00001.json'), 'utf8'))
    expect(record).toMatchObject({ title: "Study of a Loom, No. 1 & 'Shuttle'", maker: 'Ada Weft', date: '1874' })
    expect(entry('document', 'tate_artist_works-ada-weft').body).toHaveLength(5)
    expect(entry('document', 'tate_document_works').body[0].text_block.text).toBe(
      '<ul><li><a href="/works/ada-weft">Ada Weft</a> (4)</li></ul>',
    )
    expect(entry('document', 'tate_document_works')).not.toHaveProperty('isListed')
    expect(readFileSync(join(content, 'search/museum_collection_pages.json'), 'utf8')).toContain('Ada Weft')
    expect(said).toContain('Record 6 is left out: it has no title.')
  })

  it('of creators tell who they were, where there is more, and what was shown of them', () => {
    const { entry, said } = converted('walters')
    expect(entry('document', 'walters_creators_all').body[0].text_block.text).toBe(
      '<ul><li><a href="/creators/other">Other</a> (1)</li><li><a href="/creators/e">E</a> (1)</li><li><a href="/creators/t">T</a> (1)</li><li><a href="/creators/w">W</a> (1)</li></ul>',
    )
    const itemOf = (letter: string) => entry('document', `walters_creators_${letter}`).body[0].text_block.text
    expect(itemOf('W')).toBe(
      '<ul><li><a href="https://art.looms.example/ada-weft">Ada Weft</a> (English, 1840-1875): <a href="/exhibitions/noble-looms-plain-cloth-weavers-at-court-1870-1930">Noble Looms, Plain Cloth: Weavers at Court, 1870-1930</a>; <a href="/exhibitions/treasures-in-tin">Treasures in Tin</a>; <a href="/exhibitions/treasures-in-tin-35">Treasures in Tin</a><p>Ada Weft wove for three courts.</p><p>She signed "A &amp; W".</p></li></ul>',
    )
    expect(itemOf('E')).toBe(
      '<ul><li>Jean Écuyer (French, active ca. 1800): <a href="/exhibitions/the-closed-book">The "Closed" Book</a></li></ul>',
    )
    expect(itemOf('T')).toBe('<ul><li><a href="https://art.looms.example/tin?a=1&amp;b=2">Tin &amp; Sons</a></li></ul>')
    expect(said).toContain('Record 5 is left out: it has no name.')
  })

  it('of recordings have a length, whole addresses, and words only where there are some', () => {
    const { entry, said } = converted('nga')
    expect(entry('audio_asset', 'nga_audio_1').metadata_fields.duration).toEqual(['01:01:11'])
    const episode = entry('podcast_episode', 'nga_episode_1')
    expect(episode.body[0].text_block.text).toContain('href="https://www.nga.gov/learn/looms.html"')
    expect(episode).toMatchObject({ blurb: '<p>On looms. More.</p>', part_of: [{ uid: 'nga_season_2016' }] })
    const { number, part_of: series } = entry('podcast_season', 'nga_season_2016')
    expect([number, series[0].uid]).toEqual([2016, 'nga_series_audio'])
    expect(entry('article', 'nga_article_2').blurb).toBe('<p>First part.</p><p>Second &lt; part.</p>')
    expect(entry('article', 'nga_article_3')).toMatchObject({ publish_details: { locale: 'zh' }, body: [{}] })
    expect(entry('article', 'nga_article_2').publication_date).toBe('2018-02-21')
    expect(entry('podcast_episode', 'nga_episode_7').publication_date).toBe('2015-02-20')
    expect(entry('podcast_episode', 'nga_episode_6').slug).toBe('the-keeper-the-loom-6')
    expect(said).toContain('Record 4 is left out: it has no date.')
  })

  it('of a content service keep rich text, authors and times', () => {
    const { content, entry, said } = converted('wellcome')
    const article = entry('article', 'wellcome_article_A1')
    expect(article.authors.map(({ uid }: { uid: string }) => uid)).toEqual(['wellcome_author_P1', 'wellcome_author_P2'])
    expect(article.body[0].text_block.text).toBe(
      '<h2>The first</h2><p>A <strong>loom</strong> of oak, see <a href="https://looms.example/a?b=1&amp;c=2">here</a>.</p>',
    )
    expect(article.publication_date).toBe('2023-04-05')
    expect(entry('exhibition', 'wellcome_exhibition_X1')).toMatchObject({
      start_date: '2026-01-05',
      end_date: '2026-06-01',
      blurb: '<p>Threads.</p>',
    })
    expect(entry('document', 'wellcome_page_T1')).toMatchObject({
      title: 'Threads: the texts',
      slug: 'threads-the-texts',
      body: [{ text_block: { text: '<p>Welcome.</p><h2>Room one</h2><p>Wool.</p>' } }],
    })
    expect(entry('event', 'wellcome_event_E1').locations).toEqual([
      { uid: 'wellcome_location_L1', _content_type_uid: 'wellcome_location' },
    ])
    expect(entry('wellcome_location', 'wellcome_location_L1').title).toBe('The Mill')
    const { events } = JSON.parse(readFileSync(join(content, 'calendar/events.json'), 'utf8'))
    expect(events[0]).toMatchObject({
      startDate: ['2026-04-22T11:00:00+00:00', '2026-04-23T11:00:00+00:00'],
      endDate: ['2026-04-22T14:00:00+00:00', '2026-04-23T14:00:00+00:00'],
      category: ['Workshop'],
    })
    expect(said).toContain('1 event-formats left out')
    expect(said).toContain('1 pictures left out: they are at a host that is no image server')
  })

  it('of a catalogue in Markdown become text with notes, and its plates pictures', () => {
    const { content, entry } = converted('mosaics')
    expect(entry('document', 'mosaics_document_1-md').body[1].text_block.text).toBe(
      '<h2>Provenance</h2><p>Found <em>in situ</em>,<a href="#note-1"><sup>1</sup></a> says Town, where a villa stood. See <a href="https://plans.example/a">the plan</a>.</p><p>Figure 1. A plan &amp; a hen.</p><h3>Condition</h3><p>Good.</p><h2>Notes</h2><ol><li id="note-1">Smith 1911, 33.</li></ol>',
    )
    expect(entry('image', 'mosaics_image_1')).toMatchObject({
      caption: 'Mosaic Floor with Hen, Roman, A.D. 115–150, from nowhere',
      iiif: { id: 'mosaics-plate-1' },
    })
    expect(existsSync(join(content, 'images/mosaics-plate-1.jpg'))).toBe(true)
    const pair = entry('document', 'mosaics_document_2-3-md')
    expect(pair).toMatchObject({ title: 'Mosaic Floor without Hen', slug: 'mosaics/2-3' })
    expect(pair.body).toMatchObject([
      { media_row_block: { media: [{ reference: [{ uid: 'mosaics_image_3' }] }] } },
      { text_block: { text: '<h2>Two fragments</h2><p>Of one floor.</p>' } },
    ])
    expect(entry('image', 'mosaics_image_3')).toMatchObject({ caption: 'Mosaic Border, Roman' })
  })

  it('of pictures become a page that shows them, which the house leads to', () => {
    const { content, entry } = converted('pictures')
    expect(entry('image', 'pictures_image_old-print_of-a-mill-png')).toMatchObject({
      title: 'Old print of a mill',
      alt: 'Old print of a mill.',
      caption: 'Drawn for this test &amp; no other',
      iiif: { id: 'pictures-old-print_of-a-mill' },
    })
    expect(existsSync(join(content, 'images/pictures-old-print_of-a-mill.png'))).toBe(true)
    expect(entry('page_home', 'page_home').hero.cards).toEqual([
      { title: 'Pictures', cta: { title: 'Pictures', href: '/pictures' } },
    ])
  })

  it('of exhibitions alone lead to the calendar, which shows them', () => {
    const { entry } = converted('walters')
    expect(entry('page_home', 'page_home').hero.cards.map(({ title }: { title: string }) => title)).toEqual([
      'Exhibitions',
      'Calendar',
      'Creators',
    ])
  })
})

describe('several sources in one directory', () => {
  it('share content types, addresses and calendar, and speak for one house', () => {
    const content = mkdtempSync(join(folder, 'joined'))
    const source = (name: string) => `${name}=${join(import.meta.dirname, 'converted', name)}`
    run('demo/convert/convert.mjs', [content, source('wcma'), source('wellcome')])
    const read = (path: string) => JSON.parse(readFileSync(join(content, path), 'utf8'))
    expect(read('institution.json')).toMatchObject({
      name: 'Open Collections',
      description: 'What museums publish: Williams College Museum of Art and Wellcome Collection.',
      timeZone: 'America/New_York',
    })
    expect(read('calendar/events.json').events.map(({ id }: { id: string }) => id)).toEqual([
      'wcma-201',
      'wcma-202',
      'wcma-205',
      'wellcome-E1',
    ])
    expect(read('entries/event/wcma_event_201.json').locations).toEqual([
      { uid: 'wcma_location_museum', _content_type_uid: 'collections_location' },
    ])
  })
})

it.each([
  { parameters: [], says: 'node demo/convert/convert.mjs <new content directory> <source>=<folder>' },
  { parameters: [join(root, 'docs'), `walters=${folder}`], says: 'is not empty' },
  { parameters: [join(folder, 'new'), 'louvre=x'], says: '"louvre=x" is not valid' },
  {
    parameters: [join(folder, 'new'), `walters=${join(folder, 'nowhere')}`],
    says: 'Give the folder that holds exhibitions.csv',
  },
])('the converter says what it needs: $says', ({ parameters, says }) => {
  expect(() => run('demo/convert/convert.mjs', parameters)).toThrow(says)
})
