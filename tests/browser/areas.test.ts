// Takes minutes: begins first.
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyProject } from './project-copy.ts'
import { type ServedSite, startServer } from './server.ts'

/** Addresses asked for of each section of the sitemap. */
const OF_SECTION = 1

/** Entries of each content type that are left: enough for every page type, and read in half of the time. */
const OF_TYPE = 3

function thinOut(entries: string): void {
  for (const type of readdirSync(entries))
    for (const file of readdirSync(join(entries, type)).sort().slice(OF_TYPE)) rmSync(join(entries, type, file))
}

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

/** Addresses of areas that stand also where nothing lists them. */
const BY_AREA: Readonly<Record<string, string>> = {
  news: '/news',
  visit: '/visit',
  events: '/calendar',
  about: '/about',
}

/**
 * Deletes areas by halves: those whose number has a bit, then those whose number lacks it, for each bit. So every area is
 * gone beside every other one at least once, in far fewer builds than areas.
 */
function halves(areas: readonly string[]): string[][] {
  const bits = Math.ceil(Math.log2(areas.length))
  return Array.from({ length: bits }, (_, bit) =>
    [0, 1].map((side) => areas.filter((_area, number) => ((number >> bit) & 1) === side)),
  ).flat()
}

/** That it compiles without an area follows from the boundaries: nothing outside names what the area declares. */
describe('areas', () => {
  const project = copyProject()
  thinOut(join(project.root, 'demo/content/entries'))
  const plugins = join(project.root, 'plugins')
  const aside = join(project.root, 'aside')
  const areas = readdirSync(plugins)

  it.each(halves(areas).map((gone) => ({ gone, names: gone.join(', ') })))(
    'can be deleted: without $names the site builds, starts and serves the rest',
    { timeout: 300_000 },
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
          expect(site.log().filter(({ msg }) => /failed/.test(String(msg)))).toEqual([])
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
