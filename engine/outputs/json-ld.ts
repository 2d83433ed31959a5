import type { Institution } from '../contract/institution.ts'
import type { JsonLdNode } from '../contract/page.ts'
import type { Breadcrumb } from './breadcrumbs.ts'
import type { Head } from './head.ts'

/** What nodes of the page itself are built from. */
export interface GraphBasis {
  /** Canonical address of the page. */
  url: string
  head: Head
  /** The `WebPage` that stands for a page of no other kind. */
  webPage: JsonLdNode
  publisher: { '@id': string }
}

export interface GraphSource {
  institution: Institution
  head: Head
  breadcrumbs: readonly Breadcrumb[]
  /** The page type's own nodes; none: one `WebPage`. */
  nodes?: (basis: GraphBasis) => readonly JsonLdNode[]
  /** ISO 8601. */
  datePublished?: string
}

/**
 * The page's structured data as one graph in the vocabulary of schema.org: the organisation, the site, the way to the
 * page, and what the page is. Every `@id` is built from the site's address, so it stays the same.
 */
export function jsonLdGraph({ institution, head, breadcrumbs, nodes, datePublished }: GraphSource): object {
  const { siteUrl } = institution
  const page = head.canonical ?? siteUrl
  const way: JsonLdNode[] =
    breadcrumbs.length > 1
      ? [
          {
            '@type': 'BreadcrumbList',
            '@id': `${page}#breadcrumbs`,
            itemListElement: breadcrumbs.map(({ title, href }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: title,
              item: siteUrl + encodeURI(href),
            })),
          },
        ]
      : []
  const basis = {
    url: page,
    head,
    webPage: webPage({ head, page, way, datePublished, institution }),
    publisher: { '@id': organizationId(institution) },
  }
  const own = nodes?.(basis) ?? []
  return {
    '@context': institution.structuredDataContext,
    '@graph': [
      organization(institution),
      ...webSite(institution, own),
      ...way,
      ...(own.length > 0 ? own : [basis.webPage]),
    ],
  }
}

/** `@id` of the organisation, the publisher of everything. */
export const organizationId = (institution: Institution): string => `${institution.siteUrl}/#organization`

function organization(institution: Institution): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(institution),
    name: institution.trust,
    url: `${institution.siteUrl}/`,
    nonprofitStatus: `${institution.structuredDataContext}/Nonprofit501c3`,
    address: {
      '@type': 'PostalAddress',
      ...(institution.streetAddress && { streetAddress: institution.streetAddress }),
      addressLocality: institution.locality,
      ...(institution.region && { addressRegion: institution.region }),
      ...(institution.postalCode && { postalCode: institution.postalCode }),
      addressCountry: institution.country,
    },
    ...(institution.socialLinks.length > 0 && { sameAs: institution.socialLinks.map(({ href }) => href) }),
  }
}

/** The home page describes the site itself in more detail; elsewhere a short node suffices. */
const webSite = (institution: Institution, nodes: readonly JsonLdNode[]): JsonLdNode[] =>
  nodes.some((node) => node['@type'] === 'WebSite')
    ? []
    : [
        {
          '@type': 'WebSite',
          '@id': `${institution.siteUrl}/#website`,
          name: institution.name,
          url: `${institution.siteUrl}/`,
          publisher: { '@id': organizationId(institution) },
        },
      ]

function webPage(source: {
  head: Head
  page: string
  way: JsonLdNode[]
  datePublished?: string
  institution: Institution
}): JsonLdNode {
  const { head, page, way, datePublished, institution } = source
  return {
    '@type': 'WebPage',
    ...(head.canonical && { '@id': `${page}#webpage`, url: page }),
    name: head.openGraph.title,
    description: head.description,
    isPartOf: { '@id': `${institution.siteUrl}/#website` },
    publisher: { '@id': organizationId(institution) },
    ...(way.length > 0 && { breadcrumb: { '@id': `${page}#breadcrumbs` } }),
    ...(datePublished && { datePublished }),
    ...(head.keywords.length > 0 && { keywords: head.keywords.join(', ') }),
    ...(head.structuredImage && { image: head.structuredImage }),
  }
}
