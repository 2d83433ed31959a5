import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { expect } from 'vitest'
import { CLIENT, type RealProvider, startProvider } from '../../../../studio/tests/real-provider.ts'
import { type PostgresServer, startPostgres } from '../../../postgres/server.ts'
import { ANCHOR } from '../../anchor.ts'
import { getBrowser } from '../../browser.ts'
import { contentDirectory, documentEntry } from '../../content.ts'
import { runBuilt } from '../../run-built.ts'
import { type ServedSite, startServer } from '../../start-server.ts'
import { type BuiltStudio, startBuiltStudio } from '../built-studio.ts'

/** Those who work in the studio, as their provider knows them. */
const PEOPLE = {
  ana: { sub: 'ana-1', name: 'Ana Bell' },
  ben: { sub: 'ben-2', name: 'Ben Ode' },
}
export type Person = keyof typeof PEOPLE

/** One house on its day: a database, the studio, a site at another place, and the checkout that its content comes from. */
export interface Stage {
  database: PostgresServer
  studio: BuiltStudio
  site: ServedSite
  /** Opens the studio as somebody, in a browser of their own. */
  come(person: Person, path: string): Promise<Page>
  /** What a visitor is shown at an address: status, target of a redirect, and text. */
  visit(path: string): Promise<{ status: number; text: string }>
  /** Waits until visitors are shown something. */
  untilShown(path: string, what: { status?: number; text?: string }): Promise<void>
  /** A colleague changes an entry in the repository; the checkout pulls it, and publishes what has changed. */
  pull(uid: string, change: (entry: Entry) => Entry): Promise<void>
  /** Sets the clock of the site. */
  moveClock(instant: string): Promise<void>
  end(): Promise<void>
}
export type Entry = Record<string, unknown>

const git = (folder: string, ...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Cleo', '-c', 'user.email=cleo@ellery.example', ...parameters], {
    cwd: folder,
    stdio: 'pipe',
  })

export async function openStage(): Promise<Stage> {
  const content = contentDirectory(
    documentEntry('hours', 'Open from ten to five.'),
    documentEntry('garden', 'The garden is open.'),
    documentEntry('old-map', 'Where things were.'),
  )
  git(content, 'init', '--quiet', '--initial-branch=main')
  git(content, 'add', '.')
  git(content, 'commit', '--quiet', '--message=Content of the house')
  const colleague = mkdtempSync(join(tmpdir(), 'atrium-colleague-'))
  git(colleague, 'clone', '--quiet', content, '.')
  git(content, 'remote', 'add', 'origin', colleague)

  const database = await startPostgres()
  const shared = { CONTENT_STORE_URL: database.url() }
  const provider = await startProvider()
  const studio = await startBuiltStudio(
    {},
    { contentDir: content, dataDir: mkdtempSync(join(tmpdir(), 'atrium-data-')) },
    {
      ...shared,
      ...{ STUDIO_OIDC_ISSUER: provider.issuer, STUDIO_OIDC_CLIENT_ID: CLIENT.id },
      ...{ STUDIO_OIDC_CLIENT_SECRET: CLIENT.secret, STUDIO_ROLES: 'administrator=user:ben-2; author=user:ana-1' },
    },
  )
  provider.know(studio.origin)
  const site = await startServer({
    content: contentDirectory(),
    siteNow: ANCHOR,
    environment: { ...shared, LOG_LEVEL: 'error', DEPLOY_ENV: 'development' },
  })
  const contexts: BrowserContext[] = []
  const visit: Stage['visit'] = async (path) => {
    const answer = await fetch(site.origin + path, { redirect: 'manual' })
    return { status: answer.status, text: `${answer.headers.get('location') ?? ''} ${await answer.text()}` }
  }
  return {
    ...{ database, studio, site, visit },
    come: (person, path) => signIn(contexts, { provider, studio }, person, path),
    untilShown: async (path, { status = 200, text = '' }) => {
      await expect.poll(async () => (await visit(path)).status).toBe(status)
      await expect.poll(async () => (await visit(path)).text).toContain(text)
    },
    pull: async (uid, change) => {
      const file = join(colleague, `entries/document/${uid}.json`)
      writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2))
      git(colleague, 'commit', '--quiet', '--all', '--message=Say it better')
      git(content, 'pull', '--quiet', 'origin', 'main')
      const { code, output } = await runBuilt('content-sync', [], { ...shared, CONTENT_DIR: content })
      expect([code, output]).toEqual([0, output])
    },
    moveClock: async (instant) => {
      expect((await fetch(`${site.origin}/_clock`, { method: 'POST', body: instant })).status).toBe(200)
    },
    end: async () => {
      for (const context of contexts) await context.close()
      await studio.kill()
      await site.stop()
      await provider.close()
      await database.stop()
    },
  }
}

async function signIn(
  contexts: BrowserContext[],
  { provider, studio }: { provider: RealProvider; studio: BuiltStudio },
  person: Person,
  path: string,
): Promise<Page> {
  provider.account = PEOPLE[person]
  const context = await (await getBrowser()).newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  contexts.push(context)
  const page = await context.newPage()
  await page.goto(studio.origin + path)
  await page.locator('.main-link').click()
  await page.waitForURL(studio.origin + path)
  return page
}
