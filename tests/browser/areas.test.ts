// Takes minutes: begins first.
import { readdirSync, renameSync, rmSync } from 'node:fs'
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

/** That it compiles without an area follows from the boundaries: nothing outside names what the area declares. */
describe('an area', () => {
  const project = copyProject()
  thinOut(join(project.root, 'demo/content/entries'))
  const areas = readdirSync(join(project.root, 'plugins'))

  it.each(areas)(
    'can be deleted: without %s the site builds, starts and serves the rest',
    { timeout: 300_000 },
    async (area) => {
      const folder = join(project.root, 'plugins', area)
      const aside = join(project.root, area)
      renameSync(folder, aside)
      try {
        const built = await project.run('scripts/build.mjs')
        expect(built.code, built.output).toBe(0)
        const site = await startServer({ project: project.root })
        try {
          const addresses = area === 'site' ? ['/news', '/visit'] : await someAddresses(site)
          expect(addresses.length).toBeGreaterThan(1)
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
        renameSync(aside, folder)
      }
    },
  )
})
