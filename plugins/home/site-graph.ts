import type { GraphBasis, JsonLdNode, PageContext } from '#engine'

/** The home page as a page, and the site that it opens. */
export function siteGraph(
  _entry: unknown,
  _data: unknown,
  { institution }: PageContext,
  { webPage, publisher }: GraphBasis,
): JsonLdNode[] {
  const { siteUrl, name, description, language } = institution
  return [
    {
      ...webPage,
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` }],
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${siteUrl}/#website`,
      url: `${siteUrl}/`,
      name,
      description,
      inLanguage: language,
      publisher,
    },
  ]
}
