import type { ServerResponse } from 'node:http'
import type { RunningSite } from '../start/site/site-types.ts'

/** Is on every answer while this machine cannot see what others publish. */
const HEADER = 'atrium-content'

/** Returns what whoever asks whether the process is ready has to know, though it is; undefined: nothing. */
export const remarkOf = (site: Pick<RunningSite, 'shared' | 'metrics'>): string | undefined =>
  [behindRemark(site), awayRemark(site)].filter(Boolean).join('\n') || undefined

const awayRemark = ({ metrics: { content } }: Pick<RunningSite, 'metrics'>): string | undefined =>
  content.away() === null
    ? undefined
    : 'Pages show content as it was ingested last: the content directory cannot be read. The log says why.'

function behindRemark({ shared }: Pick<RunningSite, 'shared'>): string | undefined {
  const behind = shared?.behind()
  return behind
    ? `Pages show content as of revision ${shared?.revision()}: the content database has not been followed since ${behind.since.toISOString()}. The log says why.`
    : undefined
}

/**
 * Marks answers that may be older than what is published, by a structured field (RFC 9651) with the time since when:
 * `behind;since=@1773507600`.
 *
 * @returns undefined where content is not shared
 */
export function behindMark({ shared }: Pick<RunningSite, 'shared'>): ((response: ServerResponse) => void) | undefined {
  if (!shared) return undefined
  return (response) => {
    const behind = shared.behind()
    if (behind) response.setHeader(HEADER, `behind;since=@${Math.floor(behind.since.getTime() / 1000)}`)
  }
}
