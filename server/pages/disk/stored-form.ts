import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { CachedPage, CachedPageOptions } from '../memory/cached-page.ts'
import type { StoredPage } from './page-file.ts'

const decompress = promisify(brotliDecompress)

/**
 * Returns what is written of a page in memory; its small forms replace the body where there are any.
 *
 * @param now the present instant of the site's clock, in milliseconds
 */
export function toStored(key: string, page: CachedPage, now: number): Omit<StoredPage, 'stamp'> {
  const { headers, dependencies, facts, representation } = page
  const { status, body, encoded } = representation
  return {
    key,
    renderedOn: now - page.age,
    status,
    headers,
    dependencies,
    facts,
    forms: encoded.br ? encoded : { identity: body },
  }
}

/** Returns what a page in memory is restored from. @throws when the body cannot be decompressed */
export async function fromStored(
  { key, status, headers, dependencies, facts, forms, renderedOn }: StoredPage,
  now: number,
): Promise<Pick<CachedPageOptions, 'response' | 'facts' | 'encoded' | 'renderedAt'>> {
  const { identity, ...encoded } = forms
  const body = encoded.br ? await decompress(encoded.br) : (identity as Buffer)
  return {
    response: { status, headers, body, cache: { key, dependencies, private: false } },
    facts,
    encoded,
    renderedAt: performance.now() - Math.max(0, now - renderedOn),
  }
}
