import type { ContentStore } from '#engine/host.ts'

const PATHS_PER_READ = 1000

/** Addresses of all pages, as they are asked for. */
export async function pagePaths(store: Pick<ContentStore, 'paths'>): Promise<string[]> {
  const found: string[] = []
  for (let after: string | undefined; ; ) {
    const some = await store.paths({ limit: PATHS_PER_READ, after })
    found.push(...some.map(({ path }) => encodeURI(path)))
    if (some.length < PATHS_PER_READ) return found
    after = some.at(-1)?.path
  }
}
