import type { Section } from 'atrium'
import { loadedWith } from '#engine/host.ts'
import { requestFor } from '../../http/site-request.ts'
import { type AnsweredBy, answeredBy } from '../../start/site/answered-by.ts'
import type { RunningSite } from '../../start/site/site-types.ts'
import { Failure } from '../line/say.mjs'
import { explainPage } from './explain-page.ts'

/**
 * Says what answers at an address: the declaration with its file, what is loaded, the blocks that show it, and what the
 * answer was made from. As text for a terminal.
 *
 * @throws Failure when nothing is at the address
 */
export async function describeAddress(site: RunningSite, address: string): Promise<string> {
  const answer = await answeredBy(requestFor(address, site.institution.siteUrl).path, site)
  if (answer.kind === 'nothing')
    throw new Failure(
      `Nothing is at ${address}: it answers 404${answer.file ? `, with the page of ${answer.file}` : ''}.`,
    )
  if (answer.kind === 'moved') return `${address} has moved to ${answer.to}`
  return [...(await declared(answer, address, site)), '', await explainPage(site, address)].join('\n')
}

async function declared(
  answer: Exclude<AnsweredBy, { kind: 'nothing' | 'moved' }>,
  address: string,
  site: RunningSite,
): Promise<string[]> {
  if (answer.kind === 'endpoint') {
    const { definition, plugin, file } = answer.endpoint
    return [`${address} is an endpoint of ${plugin}`, ...row('file', [file]), ...row('route', [definition.route])]
  }
  const { type, plugin, file, route, definition } = answer.page
  const { entry, sections, regions } = await site.sectionsAt(address)
  const loads = [...(definition.load ? ['load'] : []), ...(definition.list ? ['list'] : [])]
  const { blocks } = site.definition
  const filed = (all: readonly Section[]) => [
    ...new Set(blockTypesIn(all).map((name) => `${name}  ${blocks.get(name)?.file ?? 'not installed'}`)),
  ]
  return [
    `${address} is a page of ${plugin}`,
    ...row('file', [file]),
    ...row('route', [`${route}${definition.path ? '  (address computed)' : ''}`]),
    ...row('entry', [`${type} ${answer.uid}: ${entry?.title ?? ''}`]),
    ...row('loader', [
      loads.length > 0 ? `${loads.join(' and ')} of ${file}` : 'none: the entry and what is loaded with it',
    ]),
    ...row('loaded', [loadedWith(type, site.definition).join('  ') || 'the entry alone']),
    ...row('blocks', filed(sections)),
    ...row('around', filed([...regions.values()].flat())),
  ]
}

const row = (name: string, lines: readonly string[]): string[] =>
  lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(7)} ${line}`)

/** The types of blocks in the order in which they come, those within others too; an entry shows none of its own. */
function blockTypesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(blockTypesIn)
  if (typeof value !== 'object' || value === null || 'contentType' in value) return []
  const { blockType } = value as { blockType?: unknown }
  return [...(typeof blockType === 'string' ? [blockType] : []), ...Object.values(value).flatMap(blockTypesIn)]
}
