import type { Log } from 'atrium'
import { ASSETS } from '../api/sync-item.ts'
import type { ContentstackSettings } from '../settings.ts'
import type { RawItems } from './raw-items.ts'

/** Says that everything is read, and at its end how much that was and how long it took. */
export class WholeRead {
  readonly #settings: ContentstackSettings
  readonly #log: Log
  #begunAt: number | undefined

  constructor(settings: ContentstackSettings, log: Log) {
    this.#settings = settings
    this.#log = log
  }

  /** Said once, however often it has to be gone on with. @param isServed something is shown meanwhile */
  begin(isServed: boolean): void {
    if (this.#begunAt !== undefined) return
    this.#begunAt = performance.now()
    const { url, isPreview, environment, branch, locale } = this.#settings
    const places = [`environment ${environment}`, branch && `branch ${branch}`, locale && `language ${locale}`]
    const what = isPreview ? 'the latest version of everything' : 'what is published'
    this.#log.info(
      { url, environment, branch, locale },
      `Contentstack is read whole: ${what} (${places.filter(Boolean).join(', ')}) at ${url}. ${isServed ? 'What was read before is served meanwhile.' : 'There are no pages until all of it was read.'}`,
    )
  }

  end(items: RawItems): void {
    const counts = items.counts()
    const assets = counts.get(ASSETS) ?? 0
    const entries = [...counts.values()].reduce((sum, count) => sum + count, 0) - assets
    const contentTypes = [...counts.keys()].filter((type) => type !== ASSETS).length
    const seconds = Math.round((performance.now() - (this.#begunAt ?? performance.now())) / 1000)
    this.#begunAt = undefined
    this.#log.info(
      { entries, assets, contentTypes, seconds },
      `Contentstack was read whole: ${entries} entries of ${contentTypes} content types and ${assets} assets in ${seconds} s.`,
    )
  }
}
