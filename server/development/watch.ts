import { resolve } from 'node:path'
import type { Log } from 'atrium'
import type { ViteDevServer } from 'vite'
import { type ChangeKind, type ChangeOptions, kindOfChange, nameFiles } from './changes.ts'
import { followFiles } from './follow-files.ts'
import type { LiveSite } from './live-site.ts'

export interface WatchOptions {
  vite: ViteDevServer
  live: LiveSite
  log: Log
  /** Ends the process, to be started again. */
  restart: () => void
  files: ChangeOptions
}

/** Several files are often saved at once, in milliseconds. */
const SETTLE_MS = 50

/** Follows what is saved: the site is put together again, content is ingested, open pages reload, and the log says so. */
export function watchFiles({ vite, live, log, restart, files }: WatchOptions): void {
  const { root, contentFolder } = files
  let changed = new Map<string, ChangeKind>()
  let timer: NodeJS.Timeout | undefined
  /** Pages are told nothing more: what they would ask for comes from the next process. */
  let isRestarting = false
  let running = Promise.resolve()
  vite.watcher.on('all', (event, file) => {
    const kind = event === 'addDir' ? undefined : kindOfChange(file, files)
    if (!kind || isRestarting) return
    if (kind === 'server') {
      log.info({}, `${nameFiles([file], root)} has changed: the development server starts again.`)
      isRestarting = true
      return restart()
    }
    // The next request finds the new site, before the rest is done.
    if (kind !== 'content') live.change(resolve(root, file), event === 'change')
    changed.set(file, kind)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const settled = changed
      changed = new Map()
      running = running.then(() => reload(settled))
    }, SETTLE_MS)
  })

  const reload = async (settled: Map<string, ChangeKind>) => {
    const names = nameFiles(settled.keys(), root)
    const kinds = new Set(settled.values())
    try {
      // What kept the site from starting may be fixed in the content.
      if (live.isBroken && kinds.size === 1 && kinds.has('content')) live.change(contentFolder, true)
      const site = await live.current()
      if (kinds.has('content')) {
        await site.sync()
        site.forget()
      }
      log.info({}, `Reloaded ${names}.`)
    } catch (error) {
      log.error({ error }, `The site cannot start with ${names} as saved.`)
    }
    if (!isRestarting) vite.environments.client.hot.send({ type: 'full-reload' })
  }

  followFiles(vite.watcher, {
    folders: [...new Set([vite.config.root, root, contentFolder])],
    since: performance.timeOrigin,
    loaded: Object.values(vite.environments).flatMap(({ moduleGraph }) => [...moduleGraph.fileToModulesMap.keys()]),
    onError: (error) =>
      log.error({ error }, `Changes are not seen: ${error.message}. Start the development server again.`),
  })
}
