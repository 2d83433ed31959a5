import { type JsonLdBasis, type PageContext, websiteId, wholeAddress } from 'atrium'
import messages from './messages.ts'

/** The home page as a page, and the site that it opens. */
export function homeNodes({
  context: { institution, translate },
  basis: { publisher },
}: {
  context: Pick<PageContext, 'institution' | 'translate'>
  basis: JsonLdBasis
}) {
  const { name, description, language } = institution
  const url = wholeAddress('/', institution)
  return [
    {
      breadcrumb: {
        '@type': 'BreadcrumbList',
        itemListElement: [{ '@type': 'ListItem', position: 1, name: translate(messages).home, item: url }],
      },
    },
    {
      '@type': 'WebSite',
      '@id': websiteId(institution),
      url,
      name,
      description,
      inLanguage: language,
      publisher,
    },
  ]
}
