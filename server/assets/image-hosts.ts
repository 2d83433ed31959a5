import type { ContentStore } from '#engine/host.ts'

/** A header line has an end: further hosts are not let through. */
const MOST_HOSTS = 100

/**
 * The hosts that pictures of the content name, so that the policy of a page can let through those that it shows. They
 * are asked for again when the content has changed.
 */
export class ImageHosts {
  readonly #store: Pick<ContentStore, 'find' | 'revision'>
  #revision: number | undefined
  #hosts: string[] = []

  /** @param store content that the site shows: hosts of drafts are let through in the preview alone */
  constructor(store: Pick<ContentStore, 'find' | 'revision'>) {
    this.#store = store
  }

  /**
   * @param html of a page
   * @returns origins of pictures on it, in order; those that no picture of the content names are never among them. While
   *   the store cannot be asked, those that are known
   */
  async shownOn(html: string): Promise<string[]> {
    await this.#refresh().catch(() => undefined)
    return this.#hosts.filter((host) => html.includes(`${host}/`))
  }

  async #refresh(): Promise<void> {
    const revision = await this.#store.revision()
    if (this.#revision === revision) return
    this.#hosts = await this.#read()
    this.#revision = revision
  }

  /** One question a host, however many pictures name it. */
  async #read(): Promise<string[]> {
    const hosts: string[] = []
    while (hosts.length < MOST_HOSTS) {
      const last = hosts.at(-1)
      const { items } = await this.#store.find(['image'], {
        where: { imageHost: last === undefined ? { exists: true } : { gt: last } },
        sort: [{ field: 'imageHost' }],
        page: { number: 1, size: 1 },
      })
      const [next] = items as { imageHost?: string }[]
      if (!next?.imageHost) break
      hosts.push(next.imageHost)
    }
    return hosts
  }
}
