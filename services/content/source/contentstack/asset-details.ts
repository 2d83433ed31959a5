import { isRecord, type Log } from 'atrium'
import { askAssets } from './api/assets.ts'
import type { AskContentstack } from './api/client.ts'
import { ServiceError } from './api/service-error.ts'
import { ASSETS, type LocalKey, UNSTATED } from './api/sync-item.ts'
import type { Raw } from './conversion/values/types.ts'

/** A published item of a sync. */
export interface Published {
  key: LocalKey
  raw: Raw
}

/** Adds to assets of a sync what it leaves out: the size of a picture, and what is stored with it. */
export class AssetDetails {
  readonly #ask: AskContentstack
  readonly #log: Log
  #isRefused = false

  constructor(ask: AskContentstack, log: Log) {
    this.#ask = ask
    this.#log = log
  }

  /**
   * @returns the same items, assets with `dimension` and `_metadata` where the service has them
   * @throws ServiceError when the service does not answer for now
   */
  async complete(published: readonly Published[]): Promise<Published[]> {
    const assets = published.filter(({ key }) => key.type === ASSETS)
    const details = new Map<string, Raw>()
    for (const locale of new Set(assets.map(({ key }) => key.locale))) {
      const uids = assets.filter(({ key }) => key.locale === locale).map(({ key }) => key.uid)
      const found = await this.#askFor(uids, locale === UNSTATED ? undefined : locale)
      for (const [uid, { dimension, _metadata }] of found) details.set(`${locale}/${uid}`, { dimension, _metadata })
    }
    return published.map(({ key, raw }) => {
      const own = key.type === ASSETS && details.get(`${key.locale}/${key.uid}`)
      return { key, raw: own && isRecord(raw.data) ? { ...raw, data: { ...raw.data, ...own } } : raw }
    })
  }

  async #askFor(uids: readonly string[], locale: string | undefined): Promise<Map<string, Raw>> {
    try {
      return await askAssets(this.#ask, uids, locale)
    } catch (error) {
      if (!(error instanceof ServiceError) || error.failure !== 'settings') throw error
      if (!this.#isRefused)
        this.#log.warn({ error }, `Sizes, crops and focal points of pictures cannot be read: ${error.message}`)
      this.#isRefused = true
      return new Map()
    }
  }
}
