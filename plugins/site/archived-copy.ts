import { type ArchivedCopy, defineEndpoint, type PageContext, section, trimPath } from 'atrium'
import messages from './messages.ts'
import { firstEntry, LOOK_UP } from './not-found.ts'

const MAX_PATH_LENGTH = 2000

/** How a look-up ended. */
export type LookUp = { status: 'success'; url: string } | { status: 'failure' }

/** A copy counts only when it is available and answered 200. */
export function outcomeOf(copy: ArchivedCopy | null): LookUp {
  const found = copy?.available === true && copy.status === '200' && /^https?:\/\//i.test(copy.url ?? '')
  return found ? { status: 'success', url: copy.url as string } : { status: 'failure' }
}

async function lookUp(path: string, { ports, log }: PageContext): Promise<LookUp> {
  try {
    return outcomeOf(await ports.archive.lookUp(path))
  } catch (error) {
    log.error({ path, error }, `The look-up of an archived copy failed: ${(error as Error).message}`)
    return { status: 'failure' }
  }
}

/** Looks a missing page up in the archive: a page of its own, whose status the 404 page shows where scripts run. */
export const archivedCopy = defineEndpoint({
  name: 'archived-copy',
  route: LOOK_UP,
  async handle({ request: { query }, context }) {
    const asked = query.get('path') ?? ''
    if (!asked.startsWith('/') || asked.length > MAX_PATH_LENGTH) return null
    const path = trimPath(asked.split(/[?#]/)[0] ?? '')
    if (await context.hasRoute(path)) return { status: 302, headers: { location: encodeURI(path) } }
    const t = context.translate(messages)
    const address = context.institution.basePath + path
    const [entry, outcome] = await Promise.all([firstEntry(context), lookUp(address, context)])
    const lang = entry && context.langOf(entry)
    const words = entry?.archiveLinkTitle ? { title: entry.archiveLinkTitle, lang } : { title: t.viewArchived }
    return {
      status: 200,
      headers: { 'cache-control': 'public, max-age=300' },
      page: {
        title: t.archivedCopy,
        sections: [
          section('archivedCopy', {
            title: t.archivedCopy,
            path: address,
            status: outcome.status,
            lang,
            message: entry?.archiveLookupStatusMessages?.[outcome.status],
            link: outcome.status === 'success' ? { ...words, href: outcome.url } : undefined,
          }),
        ],
      },
    }
  },
})
