import { createDependencies, readPath, resolvePath, type SiteDefinition } from '#engine/host.ts'
import { readAddress } from '../../http/addresses/address.ts'
import type { RunningSite } from './site-types.ts'

type PageOfType = SiteDefinition['pages'] extends ReadonlyMap<string, infer Page> ? Page : never

/** Describes what is declared for an address: a page with its entry, an endpoint, or the page for what is not there. */
export type AnsweredBy =
  | { kind: 'page'; page: PageOfType; uid: string }
  | { kind: 'endpoint'; endpoint: SiteDefinition['endpoints'][number] }
  | { kind: 'moved'; to: string }
  | { kind: 'nothing'; file: string | undefined }

/**
 * Finds what answers at an address, by what the folders declare and the store holds. Nothing is loaded.
 *
 * @param address a path with or without query, or the whole address
 * @throws when the store cannot be asked
 */
export async function answeredBy(
  address: string,
  { definition, store }: Pick<RunningSite, 'definition' | 'store'>,
): Promise<AnsweredBy> {
  const path = readPath(readAddress(address).path)
  const resolved = path === null ? undefined : await resolvePath(path, definition, store, createDependencies())
  if (resolved?.kind === 'page' || resolved?.kind === 'moved') return resolved
  const endpoint =
    resolved?.kind === 'endpoint' && definition.endpoints.find((one) => one.definition === resolved.endpoint)
  if (endpoint) return { kind: 'endpoint', endpoint }
  return { kind: 'nothing', file: (definition.errorPages.get('404') ?? definition.errorPages.get('other'))?.file }
}

/** The file in which it is declared; undefined: it is in none. */
export function fileOf(answer: AnsweredBy): string | undefined {
  if (answer.kind === 'page') return answer.page.file
  if (answer.kind === 'endpoint') return answer.endpoint.file
  return answer.kind === 'nothing' ? answer.file : undefined
}

/** Says whether there is anything for visitors, or something that leads on. */
export const kindOf = ({ kind }: AnsweredBy): 'page' | 'moved' | 'nothing' => (kind === 'endpoint' ? 'page' : kind)
