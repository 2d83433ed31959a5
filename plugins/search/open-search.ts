import { defineEndpoint, element, wholeAddress, xmlDocument } from 'atrium'
import messages from './messages.ts'
import { synonyms } from './synonyms/synonyms.ts'

/** The page that finds, and the endpoints beside it. */
export const SEARCH = {
  path: '/search',
  suggestions: '/api/type-ahead',
  alike: synonyms,
  description: '/opensearch.xml',
} as const

/**
 * Describes the site's search to browsers.
 *
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export const openSearch = defineEndpoint({
  name: 'open-search',
  route: SEARCH.description,
  async handle({ context }) {
    if (!(await context.search())) return null
    const { institution } = context
    const { name, language, siteUrl } = institution
    return {
      status: 200,
      headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' },
      body: xmlDocument(
        element(
          'OpenSearchDescription',
          { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
          element('ShortName', {}, name.slice(0, 16)),
          element('Description', {}, context.translate(messages).searchSite({ name }).slice(0, 1024)),
          element('Language', {}, language),
          element('InputEncoding', {}, 'UTF-8'),
          element('Image', { height: '32', width: '32', type: 'image/vnd.microsoft.icon' }, `${siteUrl}/favicon.ico`),
          element('Url', {
            type: 'text/html',
            method: 'get',
            template: `${wholeAddress(SEARCH.path, institution)}?q={searchTerms}`,
          }),
        ),
      ),
    }
  },
})
