import { defined } from '../../base/defined.ts'
import type { JsonLdBasis, JsonLdNode } from '../../contract/page/json-ld.ts'
import type { NodeFields } from '../../contract/page/page.ts'
import type { Institution } from '../../contract/site/institution.ts'
import { wholeAddress } from '../addresses/public-address.ts'
import type { Breadcrumb } from '../breadcrumbs.ts'
import type { Head } from '../head.ts'

export interface GraphSource {
  institution: Institution
  head: Head
  breadcrumbs: readonly Breadcrumb[]
  /** Says what visitors call the entry that is shown. */
  name?: string
  /** The page's own nodes; none: one `WebPage`. */
  nodes?: (basis: JsonLdBasis) => NodeFields | readonly NodeFields[] | undefined
  /** ISO 8601. */
  datePublished?: string
  /** Of the page's words where it is another than that of the site. */
  language?: string | undefined
}

/**
 * The page's structured data as one graph in the vocabulary of schema.org: the organisation, the site, the breadcrumbs,
 * and what the page is. Every `@id` is built from the site's address, so it stays the same.
 */
export function jsonLdGraph(source: GraphSource): object {
  const { institution, head, breadcrumbs, name, nodes, datePublished } = source
  const { siteUrl } = institution
  const address = head.canonical ?? siteUrl
  const trail: JsonLdNode[] =
    breadcrumbs.length > 1
      ? [
          {
            '@type': 'BreadcrumbList',
            '@id': `${address}#breadcrumbs`,
            itemListElement: breadcrumbs.map(({ title, href }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: title,
              item: wholeAddress(href, institution),
            })),
          },
        ]
      : []
  const basis: JsonLdBasis = {
    url: address,
    description: head.description,
    image: head.structuredImage,
    keywords: head.keywords,
    language: source.language ?? institution.language,
    publisher: { '@id': organizationId(institution) },
  }
  const plain = webPage({ head, page: address, trail, datePublished, institution, language: basis.language })
  const [first = {}, ...others] = [nodes?.(basis) ?? []].flat()
  const page = merged(first, plain, basis, name ?? head.title)
  const own = [page, ...others.map((node) => complete(node as JsonLdNode))]
  return {
    '@context': institution.structuredDataContext,
    '@graph': onceEach([organization(institution), ...webSite(institution, own), ...trail, ...own]),
  }
}

/** A page's own node with what the engine knows. One of a type of its own is told by the type: `#event` of an `Event`. */
function merged(own: NodeFields, plain: JsonLdNode, basis: JsonLdBasis, name: string): JsonLdNode {
  const type = own['@type'] ?? plain['@type']
  if (type === plain['@type']) return complete({ ...plain, ...own })
  const { url, description, image } = basis
  const frame = {
    '@type': type,
    '@id': `${url}#${type.toLowerCase()}`,
    url,
    mainEntityOfPage: url,
    name,
    description,
    image,
  }
  return complete({ ...frame, ...own })
}

const complete = (node: JsonLdNode): JsonLdNode => defined(node)

/** The mark as a picture of pixels, which all who show publishers read: where icons are served. */
const LOGO = '/icon-512.png'

/** `@id` of the organisation, the publisher of everything. */
export const organizationId = (institution: Institution): string => `${institution.siteUrl}/#organization`

/** `@id` of the site in its language. */
export const websiteId = (institution: Institution): string => `${wholeAddress('/', institution)}#website`

function organization(institution: Institution): JsonLdNode {
  const { structuredDataContext: vocabulary, nonprofitStatus } = institution
  const address = defined({
    streetAddress: institution.streetAddress,
    addressLocality: institution.locality,
    addressRegion: institution.region,
    postalCode: institution.postalCode,
    addressCountry: institution.country,
  })
  return {
    '@type': 'Organization',
    '@id': organizationId(institution),
    name: institution.trust,
    url: wholeAddress('/', { siteUrl: institution.siteUrl }),
    logo: `${institution.siteUrl}${LOGO}`,
    nonprofitStatus: nonprofitStatus && `${vocabulary}/${nonprofitStatus}`,
    email: institution.email,
    telephone: institution.telephone,
    address: Object.keys(address).length > 0 ? { '@type': 'PostalAddress', ...address } : undefined,
    sameAs: institution.socialLinks.length > 0 ? institution.socialLinks.map(({ href }) => href) : undefined,
  }
}

/** The home page describes the site itself in more detail; elsewhere a short node suffices. */
const webSite = (institution: Institution, nodes: readonly JsonLdNode[]): JsonLdNode[] =>
  nodes.some((node) => node['@type'] === 'WebSite')
    ? []
    : [
        {
          '@type': 'WebSite',
          '@id': websiteId(institution),
          name: institution.name,
          url: wholeAddress('/', institution),
          inLanguage: institution.language,
          publisher: { '@id': organizationId(institution) },
        },
      ]

function webPage(source: {
  head: Head
  page: string
  trail: JsonLdNode[]
  datePublished?: string
  institution: Institution
  language: string
}): JsonLdNode {
  const { head, page, trail, datePublished, institution, language } = source
  return {
    '@type': 'WebPage',
    '@id': head.canonical ? `${page}#webpage` : undefined,
    url: head.canonical ? page : undefined,
    name: head.openGraph.title,
    description: head.description,
    inLanguage: language,
    isPartOf: { '@id': websiteId(institution) },
    publisher: { '@id': organizationId(institution) },
    breadcrumb: trail.length > 0 ? { '@id': `${page}#breadcrumbs` } : undefined,
    datePublished,
    keywords: head.keywords.join(', ') || undefined,
    image: head.structuredImage,
  }
}

/**
 * A graph in which each thing is described once: what is described again under an `@id` only refers to it, and a further
 * node of the graph with it goes. The nodes of the graph itself come first.
 */
function onceEach(graph: readonly JsonLdNode[]): JsonLdNode[] {
  const described = new Set<string>()
  const isNew = (id: unknown) => typeof id !== 'string' || (!described.has(id) && Boolean(described.add(id)))
  const nodes = graph.filter((node) => isNew(node['@id']))
  const inside = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(inside)
    const { '@id': id } = value as { '@id'?: unknown }
    if (id !== undefined && Object.keys(value).length > 1 && !isNew(id)) return { '@id': id }
    return fieldsOf(value as JsonLdNode)
  }
  const fieldsOf = (value: JsonLdNode): JsonLdNode => {
    const copy = {} as Record<string, unknown>
    for (const key of Object.keys(value)) copy[key] = inside(value[key])
    return copy as JsonLdNode
  }
  return nodes.map(fieldsOf)
}
