import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createContentFiles,
  exampleSettings,
  type ModelEntry,
  rememberingLog,
  testInstitution,
  testSite,
} from 'atrium/testing'
import { RenderContextProvider } from 'atrium/ui/render-context.tsx'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { InstalledPage } from '#engine/assemble/site-definition.ts'
import { lastGoodFiles } from '#engine/base/files/last-good-files.ts'
import type { Entry } from '#engine/contract/content/entry.ts'
import type { Module } from '#engine/contract/page/module.ts'
import { compose } from '#engine/request/page/compose.ts'
import { type Loaded, load } from '#engine/request/page/load.ts'
import { machineReadable } from '#engine/request/page/machine-readable.ts'
import type { SiteOptions } from '#engine/request/runtime.ts'
import { trapUnloaded } from '#engine/request/sections/unloaded.ts'
import { openServices } from '#engine/service/open-services.ts'
import { contextOf } from '#engine/testing/page-context.ts'
import { testRuntime } from '#engine/testing/runtime.ts'
import { areaSettings, defineSite, readSettings } from '../start/site/site-definition.ts'
import { type Amount, generatedEntries, generatedUid } from './generated-entries.ts'
import { graphsOf, type Node, valuesOf } from './structured-data.ts'

const site = defineSite({ ...testInstitution, settings: exampleSettings(areaSettings) })
const contentDir = mkdtempSync(join(tmpdir(), 'atrium-pages-'))
afterAll(() => rmSync(contentDir, { recursive: true }))

let ports: object
beforeAll(async () => {
  const runtime = {
    files: createContentFiles(contentDir),
    dataDir: contentDir,
    lastGood: lastGoodFiles(contentDir, contentDir, true),
    siteUrl: testInstitution.siteUrl,
    institution: testInstitution,
    moveDate: (date: string) => date,
  }
  ports = await openServices(site, readSettings({}), { ...runtime, now: () => new Date(0), log: rememberingLog() })
})

/** Makes something once for each amount: to read the entries of all types takes longer than to show one page of them. */
function perAmount<Made>(make: (entries: readonly ModelEntry[]) => Made): (amount: Amount) => Made {
  const made = new Map<Amount, Made>()
  return (amount) => {
    const known = made.get(amount) ?? make(generatedEntries(site, amount))
    made.set(amount, known)
    return known
  }
}
const runtimeOf = perAmount((entries) => testRuntime({ definition: site, entries, ports }))
const siteOf = perAmount((entries) => testSite({ definition: site, entries, ports, showProblems: true, surround }))

const allLoaded = new Map<string, ReturnType<typeof makeLoaded>>()

/** What a page is made from, once for all that look at it. */
function loadedFor(page: InstalledPage, amount: Amount): ReturnType<typeof makeLoaded> {
  const key = `${page.type} ${amount}`
  const loaded = allLoaded.get(key) ?? makeLoaded(page, amount)
  allLoaded.set(key, loaded)
  return loaded
}

/** Its entry, in which every reference that is not loaded throws when it is read. */
async function makeLoaded(page: InstalledPage, amount: Amount) {
  const context = contextOf(runtimeOf(amount), { path: `/${page.type}` })
  const loaded = (await load(page, generatedUid(page.type), context)) as Loaded
  const entry = trapUnloaded(loaded.entry, site, 'entry')
  const data = await page.definition.load?.({ entry, list: loaded.list, context })
  return { loaded: { ...loaded, entry, data: trapUnloaded(data, site, 'data') }, context }
}

/** Rules of content that no schema states. */
const BEYOND_SCHEMA = ['MediaLayout items cannot contain mixed media types']

/** The area whose pages alone are looked at; absent: every area. */
const { CONTRACT_OF: area } = process.env
const pages = [...site.pages.values()]
  .map((page) => [page.file.replace('plugins/', ''), page] as const)
  .filter(([file]) => area === undefined || file.startsWith(`${area}/`))

describe.each<Amount>(['least', 'most'])('from an entry with the %s that its schema allows', (amount) => {
  describe.each(pages)('%s', (_file, page) => {
    it('composes, reading no reference that is not loaded', async () => {
      const { loaded, context } = await loadedFor(page, amount)
      expect(compose(loaded, context).length).toBeGreaterThan(0)
    })

    it('says in its head what it is', async () => {
      const { loaded, context } = await loadedFor(page, amount)
      const { head } = await machineReadable(loaded, context, site)
      expect(head.title).toMatch(/\S/)
      expect(head.description).toMatch(/^[^<>]{1,300}$/)
      expect(new URL(head.canonical as string).origin).toBe(testInstitution.siteUrl)
      expect([...head.keywords, ...head.feeds.map(({ href }) => href)].every(Boolean)).toBe(true)
    })

    it('is shown whole, with structured data that is in order', async () => {
      const address = `/address-of/${page.type}`
      const { site: whole, request, store, log } = siteOf(amount)
      const entry = store.entry(generatedUid(page.type)) as Entry
      store.publish({ ...entry, path: address })
      onTestFinished(() => void store.publish(entry))
      whole.forget()
      const said = log.lines.length
      const { status, document } = await request(address)
      const errors = log.lines
        .slice(said)
        .filter(({ level }) => level === 'error')
        .map(({ message }) => message)
      expect(errors.filter((message) => !BEYOND_SCHEMA.includes(message))).toEqual([])
      expect([...document.querySelectorAll('.problem')].map(({ textContent }) => textContent)).toEqual([])
      expect([status, document.querySelectorAll('h1').length]).toEqual([200, 1])
      expectValid(graphsOf(document)[0]?.nodes ?? [])
    })
  })
})

const withModules = pages.flatMap(([file, page]) =>
  Object.keys(page.definition.modules ?? {}).map((name) => [file, name, page] as const),
)

it.each(withModules)('%s shows its module %s once', async (_file, name, page) => {
  const module = page.definition.modules?.[name] as Module
  const shown = vi.spyOn(module, 'section')
  onTestFinished(() => shown.mockRestore())
  const { loaded, context } = await loadedFor(page, 'most')
  const own = [module.section(loaded.entry[name], context) ?? []].flat()
  const marked = own.map((section) => ({ ...section, isOfModule: name }))
  shown.mockReturnValue((Array.isArray(loaded.entry[name]) ? marked : marked[0]) as never)
  const sections = JSON.stringify(compose(loaded, context))
  expect(sections.split(`"isOfModule":"${name}"`).length - 1).toBe(own.length)
})

const { siteUrl, basePath, language, timeZone, frameHosts } = testInstitution
const settings = { imageBase: '/images', siteUrl, basePath, language, timeZone, frameHosts }
const surround: SiteOptions['surround'] = (element, root) =>
  createElement(RenderContextProvider, { settings, root, children: element })

/** Paths of what says nothing, like `0.keywords`. */
const emptyIn = (value: unknown, path: readonly string[] = []): string[] => {
  if (value === '' || value === null) return [path.join('.')]
  if (typeof value !== 'object') return []
  const parts = Object.entries(value as object)
  return parts.length === 0 ? [path.join('.')] : parts.flatMap(([name, part]) => emptyIn(part, [...path, name]))
}

/** Every node has an address of its own, refers to nodes that are there, and says nothing empty. */
function expectValid(nodes: readonly Node[]): void {
  const ids = nodes.map((node) => String(node['@id']))
  expect(nodes.length).toBeGreaterThan(1)
  expect(ids.filter((id) => !id.startsWith(`${testInstitution.siteUrl}/`))).toEqual([])
  expect(ids.length).toBe(new Set(ids).size)
  expect(valuesOf('@type', nodes).filter((type) => typeof type !== 'string' || !/^[A-Z]/.test(type))).toEqual([])
  expect(emptyIn(nodes)).toEqual([])
}
