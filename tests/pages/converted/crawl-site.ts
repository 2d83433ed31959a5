import { parseHtml } from '../../../server/testing/parse.ts'
import { graphsOf } from '../../../server/testing/structured-data.ts'
import { ask } from '../http.ts'
import { internalLinks } from '../links.ts'

/** What remains of a page that was visited: a site of thousands does not fit into memory whole. */
interface Seen {
  status: number
  ids: ReadonlySet<string>
  findings: string[]
}

const AT_ONCE = 6
const isMachineReadable = (type: string) => /rss|atom|feed\+json/.test(type)

/** Ids that nodes of a graph are described under. */
const described = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(described)
  if (typeof value !== 'object' || value === null) return []
  const id = (value as { '@id'?: string })['@id']
  const own = id && Object.keys(value).length > 1 ? [id] : []
  return [...own, ...Object.values(value).flatMap(described)]
}

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

function findingsOf(document: Document): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const graphs = graphsOf(document)
  const nodes = graphs.flatMap((graph) => graph.nodes)
  const firsts = document.querySelectorAll('h1').length
  return [
    ...(firsts === 1 ? [] : [`${firsts} first headings`]),
    ...[...document.querySelectorAll(':is(ul, ol, dl):not(:has(*)):not([hidden])')].map(
      ({ className }) => `an empty list ${className}`,
    ),
    ...repeated(ids).map((id) => `the id ${id} stands twice`),
    ...(graphs.length === 1 ? [] : [`${graphs.length} graphs of structured data`]),
    ...repeated(described(nodes)).map((id) => `structured data describes ${id} twice`),
    ...nodes.flatMap((node) =>
      String(node.startDate).startsWith('1970-01-01') && node['@type'] === 'Event' ? ['structured data says 1970'] : [],
    ),
  ]
}

/**
 * Visits every page of a site, each once, and keeps what is wrong with it.
 *
 * @param first addresses to begin with
 * @param own hosts under which the site also speaks of itself
 */
export async function crawlSite(origin: string, first: readonly string[], own: readonly string[]) {
  const seen = new Map<string, Seen>()
  /** Links with their fragment, by the first page that has them. */
  const from = new Map<string, string>()
  const feeds = new Set<string>()
  const pictures = new Map<string, string>()
  const waiting = [...first]
  const known = new Set(waiting)

  const visit = async (path: string): Promise<void> => {
    const { status, headers, text } = await ask(origin, path)
    const isPage = headers['content-type']?.startsWith('text/html')
    if (status === 302 || !isPage) {
      seen.set(path, { status: status === 302 ? 200 : status, ids: new Set(), findings: [] })
      return
    }
    const document = parseHtml(text)
    for (const link of internalLinks({ path, status, document }, own)) {
      if (!from.has(link)) from.set(link, path)
      const page = link.replace(/#.*$/, '')
      if (!known.has(page)) {
        known.add(page)
        waiting.push(page)
      }
    }
    for (const link of document.querySelectorAll('link[rel=alternate]'))
      if (isMachineReadable(link.getAttribute('type') ?? '')) feeds.add(link.getAttribute('href') as string)
    for (const image of document.querySelectorAll('img[src^="/iiif/"]'))
      pictures.set((image.getAttribute('src') as string).split('/').slice(0, 3).join('/'), path)
    const ids = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id))
    seen.set(path, { status, ids, findings: findingsOf(document) })
  }
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path)
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))

  const broken = [...from].flatMap(([link, source]) => {
    const [path = '', fragment] = link.split('#')
    const target = seen.get(path)
    if (target?.status !== 200) return [`${link} answers ${target?.status}, linked from ${source}`]
    return !fragment || target.ids.has(decodeURIComponent(fragment)) ? [] : [`${link} leads nowhere, on ${source}`]
  })
  const pages = [...seen].flatMap(([path, { status, findings }]) => [
    ...(status === 200 ? [] : [`${path} answers ${status}`]),
    ...findings.map((finding) => `${path}: ${finding}`),
  ])
  return { paths: [...seen.keys()], findings: [...new Set([...pages, ...broken])], feeds: [...feeds], pictures }
}
