import { createServerModuleRunner, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { INSTALLED } from '../build/site/installed-modules.ts'
import type { SiteFolders } from '../build/site/site-folders.mjs'
import { sourceFaults } from '../build/sources/source-faults.ts'
import type { RunningSite, SiteInputs } from '../start/site/site-types.ts'
import { loadedSources } from './source-hash.ts'
import { sourcesIn } from './sources/loaded-sources.ts'

/** Describes what stays the same when sources change; settings of services belong to the sources. */
type Inputs = Omit<SiteInputs, 'environment' | 'sourceHash'>

/** The site as its sources are now: assembled again for the first request after a change. */
export class LiveSite {
  readonly #vite: ViteDevServer
  readonly #folders: SiteFolders
  readonly #inputs: Inputs
  readonly #onOpen: () => void
  #opened: Promise<RunningSite> | undefined
  /** Has evaluated the modules of the site; undefined after one has failed. */
  #runner: ModuleRunner | undefined
  /** When Vite last found that a module is no longer as it was, by its own clock. */
  #invalidatedAt = 0
  #isStale = true
  #isBroken = false

  /** @param onOpen told before a site is put together in place of one that worked */
  constructor(vite: ViteDevServer, folders: SiteFolders, inputs: Inputs, onOpen: () => void) {
    this.#vite = vite
    this.#folders = folders
    this.#inputs = inputs
    this.#onOpen = onOpen
  }

  /** @throws what keeps the site from being put together */
  async current(): Promise<RunningSite> {
    if (this.#isStale) this.#opened = this.#open(this.#opened)
    this.#isStale = false
    return this.#opened as Promise<RunningSite>
  }

  /** The last attempt to put the site together failed. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  /**
   * A source has changed, come or gone: whoever asks next gets a new site.
   *
   * @param file its whole path
   * @param isChanged false: it has come or gone
   */
  change(file: string, isChanged: boolean): void {
    const { moduleGraph } = this.#vite.environments.ssr
    // Vite does so as well, but later than somebody may ask.
    const modules = moduleGraph.getModulesByFile(file)
    for (const module of modules ?? []) moduleGraph.invalidateModule(module)
    // What nothing imports may declare something where nothing looks for it.
    const installed = !(isChanged && modules) && moduleGraph.getModuleById(INSTALLED)
    if (installed) moduleGraph.invalidateModule(installed)
    this.#isStale = true
  }

  /** Two sites are never open at the same time: they would share a store. */
  async #open(last: Promise<RunningSite> | undefined): Promise<RunningSite> {
    const lastSite = await last?.catch(() => undefined)
    await lastSite?.close()
    if (!this.#isBroken) this.#onOpen()
    const runner = this.#freshRunner()
    try {
      const { openSite, readSettings, misspeltSettings } =
        await runner.import<typeof import('../start/site/site.ts')>('/server/start/site/site.ts')
      this.#tellFaults()
      const sourceHash = loadedSources(this.#vite.environments.ssr.moduleGraph, this.#folders)
      // What is edited here is seen here, whatever other machines share.
      const environment = readSettings({ ...process.env, CONTENT_STORE_URL: undefined })
      for (const sentence of misspeltSettings(process.env)) this.#inputs.log.warn({}, sentence)
      const site = await openSite({ ...this.#inputs, environment, sourceHash, areLanguagesAskedFor: true })
      this.#isBroken = false
      this.#runner = runner
      return site
    } catch (error) {
      this.#isBroken = true
      // They may be why.
      this.#tellFaults()
      // The stack is written when it is first read, with the runner's source maps.
      void (error as Error).stack
      this.#runner = undefined
      await runner.close()
      throw error
    }
  }

  /** Evaluates only what Vite has read anew, and what imports that: all other modules are kept. */
  #freshRunner(): ModuleRunner {
    const { ssr } = this.#vite.environments
    const runner =
      this.#runner ??
      createServerModuleRunner(ssr, {
        hmr: false,
        // Node's own source maps are those of the first load of a file, and gone with the first runner that is closed.
        sourcemapInterceptor: 'prepareStackTrace',
      })
    const since = this.#invalidatedAt
    for (const { id, lastInvalidationTimestamp, lastHMRTimestamp } of ssr.moduleGraph.idToModuleMap.values()) {
      const invalidatedAt = Math.max(lastInvalidationTimestamp, lastHMRTimestamp)
      this.#invalidatedAt = Math.max(this.#invalidatedAt, invalidatedAt)
      const evaluated = invalidatedAt > since && id !== null && runner.evaluatedModules.getModuleById(id)
      if (evaluated) runner.evaluatedModules.invalidateModule(evaluated)
    }
    return runner
  }

  /** Warns of what is wrong in the sources that are loaded. */
  #tellFaults(): void {
    const sources = sourcesIn(this.#vite.environments.ssr.moduleGraph, this.#folders)
    for (const { file, reason, remedy } of sourceFaults(sources))
      this.#inputs.log.warn({ file }, `${reason}. ${remedy}`)
  }
}
