// Takes minutes: begins first.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { published, writeEntry } from './content.ts'
import { serveSources } from './development/development-server.ts'
import { writeDocumented } from './documented-files.ts'
import { type PackageSite, packageSite } from './package-site.ts'
import { startServer } from './server.ts'

const MB = 1024 * 1024
/** An area, a block with a script, a header and a look, written by the documents alone. */
const HOUSE = join(import.meta.dirname, '../house-of-cups')

const resident = (slug: string, craft: string, begins: string, locale = 'en-gb') =>
  published('residency', {
    ...{ uid: `residency_${slug}`, title: `The stay of ${slug}`, url: `/${slug}`, begins, studio: 'north' },
    crafts: [{ uid: craft, _content_type_uid: 'craft' }],
    publish_details: { environment: 'production', locale, time: '2026-03-01T18:00:00.000Z' },
  })

/**
 * A new site has ten of Atrium's areas: those whose pages its first content has. That each of them may be missing is proved
 * in `areas.test.ts`.
 */
let site: PackageSite
beforeAll(async () => {
  const named = ['--name', 'House of Cups', '--language', 'en-GB', '--time-zone', 'Europe/Madrid']
  site = await packageSite(...named, '--from', 'file:atrium.tgz')
})

const edit = (file: string, from: string, to: string): void => {
  const path = join(site.root, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

describe('the package', () => {
  it('holds what runs, and documents: no test, no demo, no picture', () => {
    expect(site.packedBytes).toBeLessThanOrEqual(2 * MB)
    expect(site.files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual(['server/testing/page-contract.test.ts'])
    expect(site.files.filter((file) => /^(demo|tests|dist)\/|\.(webp|png|jpg)$/.test(file))).toEqual([])
  })
})

describe('a site in a repository of its own', () => {
  it('has an area with filters, feeds, calendar files and a service, a block with a script, and its own look in few lines', () => {
    const files = readdirSync(HOUSE, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
    const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    expect(texts.join('').split('\n').length).toBeLessThanOrEqual(300)
  })

  it('begins with content in which nothing is wrong, and which is not the Ellery’s', async () => {
    const { code, output } = await site.run('check')
    expect([code, output]).toEqual([0, expect.stringContaining('0 errors, 0 warnings')])
    const upgraded = await site.run('upgrade', '--check')
    expect([upgraded.code, upgraded.output]).toEqual([0, expect.stringContaining('Nothing is deprecated.')])
    await site.run('sync')
    const { output: found } = await site.run('describe', '/')
    expect(found).toContain('This is of the store in .data.')
    expect(found).toContain('plugins/home/pages/home-stories.ts')
  })

  it('takes what the documents show and what is scaffolded, each in order by types, contract and its own tests', async () => {
    const documented = writeDocumented(site.root)
    cpSync(HOUSE, site.root, { recursive: true })
    expect(documented).toEqual(
      expect.arrayContaining([
        'plugins/recipes/index.ts',
        'plugins/recipes/settings.ts',
        'plugins/recipes/pages/all.ts',
        'plugins/recipes/pantry/index.ts',
        'plugins/recipes/blocks/recipe-of-the-week/index.tsx',
        'blocks/recipe-steps/index.tsx',
        'blocks/site-footer/index.tsx',
        'ui/card/card.tsx',
      ]),
    )
    for (const parameters of [
      ['plugin', 'kites', 'kite'],
      ['block', 'wind-rose'],
    ]) {
      const { code, output } = await site.run('new', ...parameters)
      expect(code, output).toBe(0)
    }
    const { code, output } = await site.run('test')
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ passed, 0 failed$/m)])
    for (const area of ['recipes', 'kites', 'residencies']) expect(output).toContain(`plugins/${area}/tests/`)
  })

  it('proves one area alone', async () => {
    const { code, output } = await site.run('test', 'area', 'kites')
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ passed, 0 failed$/m)])
    expect(output).not.toContain('plugins/recipes/tests/')
    expect((await site.run('test', 'area', 'kitchens')).output).toContain('There is no area "kitchens" in plugins/.')
  })

  it('shows its own area, and looks like itself: style sheets, parts and blocks take the place of Atrium’s', async () => {
    for (const entry of [
      published('page_residencies', { uid: 'residencies', title: 'Residencies' }),
      published('craft', { uid: 'clay', title: 'Clay' }),
      published('craft', { uid: 'wood', title: 'Wood' }),
      // Of results of several kinds each says its own.
      published('document', { uid: 'document_stay', title: 'Where guests stay', slug: 'where-guests-stay' }),
      resident('ada', 'clay', '2026-04-01'),
      resident('bo', 'wood', '2026-05-01'),
      resident('cleo', 'clay', '2027-01-01', 'es-es'),
    ])
      writeEntry(join(site.root, 'content'), entry)
    writeFileSync(join(site.root, 'content/studios.json'), '{ "north": { "free": true } }')
    const { code, output } = await site.run('build')
    expect(code, output).toBe(0)
    const running = await startServer({
      project: site.root,
      content: join(site.root, 'content'),
      siteNow: new Date(performance.timeOrigin).toISOString(),
    })
    try {
      const home = await (await fetch(running.origin)).text()
      expect(home).toContain('<div class="frame">')
      expect(home).toMatch(/<footer class="site-footer">© (<!-- -->)?\d{4}/)
      expect(home).not.toContain('Ellery')
      const sheet = /href="(\/assets\/static\/shell[^"]+)"/.exec(home)?.[1]
      expect(await (await fetch(running.origin + sheet)).text()).toMatch(/--space-6:\s*4rem/)
      const text = async (address: string) => (await fetch(running.origin + address)).text()
      expect(home).toMatch(/<header class="cups-header"><a href="\/">House of Cups<\/a>[\s\S]*<a href="\/residencies">/)
      expect(home).toMatch(/They came last[\s\S]*href="\/residencies\/cleo"/)
      const found = await text('/search?q=stay')
      expect(found).toMatch(/href="[^"]*\/residencies\/bo"/)
      expect(found).toContain('Artist in residence')
      const listed = await text('/residencies?craft=clay')
      expect(listed).toMatch(/href="\/residencies\/ada"/)
      expect(listed).not.toMatch(/href="\/residencies\/bo"/)
      expect(listed).toMatch(/2 residencies/)
      expect(await text('/residencies/ada')).toMatch(
        /The studio is open to visitors now\.[\s\S]*data-island="[^"]*countdown/,
      )
      expect(await text('/residencies/cleo')).toContain('El taller está abierto a las visitas ahora mismo.')
      expect(await text('/residencies/rss.xml')).toContain('<title>The stay of bo</title>')
      expect(await text('/residencies/ada.ics')).toContain('DTSTART;VALUE=DATE:20260401')
      for (const address of ['/visit', '/whats-on', '/calendar', '/news', '/kites/first', '/recipes/all.json'])
        expect([address, (await fetch(running.origin + address)).status]).toEqual([address, 200])
    } finally {
      await running.stop()
    }
  })

  it('is served by the development server with its parts in place, which import Atrium’s own', async () => {
    const program = ['node_modules/atrium/bin/atrium.mjs', 'dev']
    const { origin, output, stop } = await serveSources(program, site.root, {
      CONTENT_DIR: 'content',
      // The first content of a new site is of today.
      SITE_NOW: new Date(performance.timeOrigin).toISOString(),
    })
    try {
      const home = await fetch(origin)
      const text = await home.text()
      expect([home.status, text], output()).toEqual([200, expect.stringContaining('<div class="frame">')])
      expect(text).toMatch(/<footer class="site-footer">© (<!-- -->)?\d{4}/)
    } finally {
      await stop()
    }
  })

  it('is brought from 0.2.0 to a 0.3.0 that renames a field: content and code', async () => {
    const event = 'content/entries/event/event_tour.json'
    const code = 'tests/first-day.ts'
    const read = (file: string) => readFileSync(join(site.root, file), 'utf8')
    writeFileSync(
      join(site.root, code),
      'export const day = (event: { recurrenceStartDate?: string }) => event.recurrenceStartDate\n',
    )
    const before = read(event)
    edit('node_modules/atrium/package.json', '"version": "0.2.0"', '"version": "0.3.0"')
    edit(
      'node_modules/atrium/plugins/events/event/own-fields.ts',
      'recurrenceStartDate: f.date({',
      "recurrenceStartDate: f.date({ deprecated: { since: '0.3.0', use: 'firstDay' } }),\n  firstDay: f.date({",
    )
    const institution = join(site.root, 'content/institution.json')
    const named = readFileSync(institution, 'utf8')
    // Some programs begin a file with a mark.
    writeFileSync(institution, `\ufeff${named}`)
    const upgraded = await site.run('upgrade', '--force')
    expect(readFileSync(institution, 'utf8')).toBe(`\ufeff${named}`)
    const line = before.slice(0, before.indexOf('"recurrence_start_date"')).split('\n').length
    expect([upgraded.code, upgraded.output]).toEqual([
      0,
      expect.stringContaining(
        `wrote entries/event/event_tour.json:${line}: "recurrence_start_date" is deprecated since 0.3.0 and gone in 0.4.0: "first_day" takes its place.`,
      ),
    ])
    expect(upgraded.output).toContain(' written, 0 left.')
    expect(read(event)).toBe(before.replace('"recurrence_start_date"', '"first_day"'))
    expect(read(code)).toBe('export const day = (event: { firstDay?: string }) => event.firstDay\n')

    // Nothing is written while somebody has to put that file right.
    writeFileSync(join(site.root, event), before)
    writeFileSync(institution, '{')
    const refused = await site.run('upgrade', '--force')
    writeFileSync(institution, named)
    expect([refused.code, refused.output, read(event)]).toEqual([
      2,
      expect.stringMatching(/institution\.json is not valid JSON: .*\. Fix or delete the file\.\n$/),
      before,
    ])
  })

  it('says which of Atrium’s parts it replaces, and which areas there are when one is misspelt', async () => {
    expect((await site.run('describe', 'site-footer')).output).toMatch(
      /^In place of Atrium’s \(1\)\n {2}blocks\/site-footer$/m,
    )
    edit('atrium.config.ts', "'events'", "'event'")
    const { code, output } = await site.run('build')
    expect([code, output]).toEqual([
      2,
      expect.stringContaining('Atrium has no area "event". It has about, conservation'),
    ])
  })
})
