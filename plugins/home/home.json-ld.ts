import type { JsonLdBasis, PageContext } from '#engine'

/** The home page as a page, and the site that it opens. */
export function homeNodes({
  context: { institution },
  basis: { publisher },
}: {
  context: Pick<PageContext, 'institution'>
  basis: JsonLdBasis
}) {
  const { siteUrl, name, description, language } = institution
  return [
    {
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
