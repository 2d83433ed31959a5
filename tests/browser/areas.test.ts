// Takes minutes: begins first.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { thinOut } from '../demo-files.ts'
import { writeDocumented } from './documented-files.ts'
import { copyProject } from './project-copy.ts'
import { type ServedSite, startServer } from './server.ts'

/** Addresses asked for of each section of the sitemap. */
const OF_SECTION = 1

/** Entries of each content type that are left: enough for every page type, and read in half of the time. */
const OF_TYPE = 3

/** Addresses of the sitemap, some of each section. */
async function someAddresses(site: ServedSite): Promise<string[]> {
  const addresses = async (path: string) =>
    [...(await (await fetch(site.origin + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address as string).pathname,
    )
  const sections = await addresses('/sitemap.xml')
  return (
    await Promise.all(
      sections.map(async (section) => {
        const all = await addresses(section)
        return all.filter((_, index) => index % Math.ceil(all.length / OF_SECTION) === 0)
      }),
    )
  ).flat()
}

/** Content of the area that the documents describe: one recipe that is quick here, and is on the home page. */
function writeRecipes(content: string): void {
  const edit = (file: string, change: (given: Record<string, unknown>) => object) => {
    const given = JSON.parse(readFileSync(join(content, file), 'utf8'))
    writeFileSync(join(content, file), JSON.stringify({ ...given, ...change(given) }))
  }
  const entry = (type: string, uid: string, fields: object) => {
    mkdirSync(join(content, 'entries', type), { recursive: true })
    const publish_details = { environment: 'production', locale: 'en-us', time: '2026-03-02T18:00:00.000Z' }
    const own = { uid, _content_type_uid: type, _version: 1, created_at: publish_details.time, publish_details }
    writeFileSync(join(content, 'entries', type, `${uid}.json`), JSON.stringify({ ...own, ...fields }))
  }
  entry('page_recipe_list', 'recipes', { title: 'All recipes' })
  entry('recipe', 'rye', { title: 'Sour rye', url: '/rye', minutes: 40 })
  entry('recipe', 'stew', { title: 'Stew', url: '/stew', minutes: 50 })
  const sections = [
    { recipe_of_the_week: { title: 'Bake this', recipe: [{ uid: 'rye', _content_type_uid: 'recipe' }] } },
  ]
  for (const type of ['page_home', 'page_home_v2']) edit(`entries/${type}/${type}.json`, () => ({ sections }))
  edit('institution.json', () => ({ languages: undefined, quickMinutes: 45 }))
}

/** What the area says where it is installed, and what the site says of its setting where it is not. */
async function checkRecipes(site: ServedSite, gone: readonly string[]): Promise<void> {
  const text = async (path: string) => (await fetch(site.origin + path)).text()
  if (gone.includes('recipes')) {
    expect(site.log().map(({ msg }) => msg)).toContainEqual(
      expect.stringContaining('"quickMinutes" is not a known key: no installed area reads it.'),
    )
    return
  }
  const [list, feed] = [await text('/recipes/all'), await text('/recipes/all/rss.xml')]
  for (const shown of [list, feed]) {
    expect(shown).toContain('Sour rye')
    expect(shown).not.toContain('Stew')
  }
  if (!gone.includes('home')) expect(await text('/')).toMatch(/Bake this[\s\S]*href="\/recipes\/rye"/)
}

/** Addresses of areas that stand also where nothing lists them. */
const BY_AREA: Readonly<Record<string, string>> = {
  news: '/news',
  visit: '/visit',
  events: '/calendar',
  about: '/about',
  search: '/search',
}

/** Builds in which an area is there, the next area one build later: no two patterns become each other by that. */
const BUILDS = 7
const PATTERNS = [
  [0, 1, 2],
  [0, 1, 3],
  [0, 1, 4],
  [0, 1, 5],
  [0, 2, 4],
]

/**
 * Deletes more than half of the areas at a time. Each is there in three builds of seven, no two in the same three: so
 * every area is gone beside every other one at least once, and with every other one too, in far fewer builds than areas.
 */
function deletions(areas: readonly string[]): string[][] {
  expect(areas.length).toBeLessThanOrEqual(BUILDS * PATTERNS.length)
  const isThere = (number: number, build: number) =>
    PATTERNS[Math.floor(number / BUILDS)]?.includes((build + number) % BUILDS)
  return Array.from({ length: BUILDS }, (_, build) => areas.filter((_area, number) => !isThere(number, build)))
}

/** That it compiles without an area follows from the boundaries: nothing outside names what the area declares. */
describe('areas', () => {
  const project = copyProject()
  thinOut(join(project.root, 'demo/content'), OF_TYPE)
  writeDocumented(project.root, (file) => file.startsWith('plugins/recipes/'))
  writeRecipes(join(project.root, 'demo/content'))
  const plugins = join(project.root, 'plugins')
  const aside = join(project.root, 'aside')
  // Those that follow each other are there at once, too: the home page shows a recipe.
  const first = ['recipes', 'home']
  const areas = [...first, ...readdirSync(plugins).filter((area) => !first.includes(area))]

  it.each(deletions(areas).map((gone) => ({ gone, names: gone.join(', ') })))(
    'can be added and deleted by their folder alone: without $names the site builds, starts and serves the rest',
    async ({ gone }) => {
      mkdirSync(aside)
      for (const area of gone) renameSync(join(plugins, area), join(aside, area))
      try {
        const built = await project.run('scripts/build.mjs')
        expect(built.code, built.output).toBe(0)
        const site = await startServer({ project: project.root })
        try {
          const known = Object.entries(BY_AREA).flatMap(([area, address]) => (gone.includes(area) ? [] : [address]))
          const listed = gone.includes('site') ? [] : await someAddresses(site)
          const addresses = [...known, ...listed]
          expect(addresses.length).toBeGreaterThan(0)
          for (const address of addresses) {
            const answer = await fetch(site.origin + address)
            expect([address, answer.status]).toEqual([address, 200])
            expect(await answer.text()).toContain('<main')
          }
          await checkRecipes(site, gone)
          expect(site.log().filter(({ msg }) => /\sfailed/.test(String(msg)))).toEqual([])
        } finally {
          await site.stop()
        }
      } finally {
        for (const area of gone) renameSync(join(aside, area), join(plugins, area))
        rmSync(aside, { recursive: true })
      }
    },
  )
})
