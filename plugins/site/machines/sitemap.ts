import {
  type Content,
  defineEndpoint,
  element,
  type PageContext,
  type PageLanguage,
  wholeAddress,
  xmlDocument,
} from 'atrium'

interface Address extends Pick<Awaited<ReturnType<Content['paths']>>[number], 'path' | 'updatedAt'> {
  /** The page in every language that it is written in. */
  written: readonly PageLanguage[]
}
type Xml = ReturnType<typeof element>

/** The protocol allows 50,000 addresses a file. */
const MAX_ADDRESSES = 45_000
const ADDRESSES_PER_READ = 5000
const SITEMAP = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
const XHTML = { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }
const HEADERS = { 'content-type': 'application/xml; charset=utf-8' }

/** The part of the site an address belongs to: its first segment, `home` for the home page. */
const sectionOf = ({ path }: Address): string => path.split('/')[1] || 'home'

/** Addresses of the site by sitemap file, read once until one changes. */
const files = (context: PageContext): Promise<Map<string, Address[]>> => context.shared('site sitemaps', readFiles)

/** Leaves out what asks not to be indexed, the page that searches, and pages that show what is written in another language. */
async function readFiles({ content, languagesOf, search }: PageContext): Promise<Map<string, Address[]>> {
  const bySection = new Map<string, Address[]>()
  const searchPath = (await search())?.path
  let batch: Awaited<ReturnType<Content['paths']>> = []
  do {
    batch = await content.paths({ after: batch.at(-1)?.path, limit: ADDRESSES_PER_READ })
    const languages = await languagesOf(batch.map(({ uid }) => uid))
    for (const { path, uid, updatedAt, noindex } of batch) {
      const own = languages.get(uid) ?? []
      if (noindex || path === searchPath || own.some((one) => one.isCurrent && !one.isTranslated)) continue
      const address = { path, updatedAt, written: own.filter(({ isTranslated }) => isTranslated) }
      const known = bySection.get(sectionOf(address))
      if (known) known.push(address)
      else bySection.set(sectionOf(address), [address])
    }
  } while (batch.length === ADDRESSES_PER_READ)
  return new Map([...bySection].flatMap(([section, addresses]) => chunks(section, addresses)))
}

const chunks = (section: string, addresses: Address[]): [string, Address[]][] =>
  Array.from({ length: Math.ceil(addresses.length / MAX_ADDRESSES) }, (_, index) => [
    index === 0 ? `${section}.xml` : `${section}-${index + 1}.xml`,
    addresses.slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES),
  ])

const joined = (items: Xml[]): Xml => ({ xml: items.map(({ xml }) => xml).join('\n') })

/** The index of all sitemaps, one for each part of the site. */
export const sitemapIndex = defineEndpoint({
  name: 'sitemap-index',
  route: '/sitemap.xml',
  cache: 'dependencies',
  async handle({ context }) {
    const entries = [...(await files(context))].map(([file, addresses]) =>
      element(
        'sitemap',
        {},
        element('loc', {}, wholeAddress(`/sitemap/${file}`, context.institution)),
        lastModified(addresses),
      ),
    )
    return { status: 200, headers: HEADERS, body: xmlDocument(element('sitemapindex', SITEMAP, joined(entries))) }
  },
})

/** The addresses of one part of the site. */
export const sitemap = defineEndpoint({
  name: 'sitemap',
  route: '/sitemap/:file',
  cache: 'dependencies',
  async handle({ request, context }) {
    const addresses = (await files(context)).get(request.parameters.file ?? '')
    if (!addresses) return null
    const { institution } = context
    const entries = addresses.map((address) =>
      element(
        'url',
        {},
        element('loc', {}, wholeAddress(address.path, institution)),
        lastModified([address]),
        ...alternates(address, institution),
      ),
    )
    const names = institution.languages.length > 0 ? { ...SITEMAP, ...XHTML } : SITEMAP
    return { status: 200, headers: HEADERS, body: xmlDocument(element('urlset', names, joined(entries))) }
  },
})

/** The page in all its languages; none where that is one. */
const alternates = ({ written }: Address, { siteUrl }: PageContext['institution']): Xml[] =>
  (written.length > 1 ? written : []).map(({ tag, href }) =>
    element('xhtml:link', { rel: 'alternate', hreflang: tag, href: wholeAddress(href, { siteUrl }) }),
  )

function lastModified(addresses: Address[]): Xml | undefined {
  const latest = addresses
    .map(({ updatedAt }) => updatedAt ?? '')
    .sort()
    .at(-1)
  return latest ? element('lastmod', {}, latest) : undefined
}
