import type { JsonLdBasis, PageContext } from 'atrium'
import messages from './messages.ts'

/** The home page as a page, and the site that it opens. */
export function homeNodes({
  context: { institution, translate },
  basis: { publisher },
}: {
  context: Pick<PageContext, 'institution' | 'translate'>
  basis: JsonLdBasis
}) {
  const { siteUrl, name, description, language } = institution
  return [
    {
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: translate(messages).home, item: `${siteUrl}/` }],
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
