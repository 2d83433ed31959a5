import { defineEndpoint, isOpenToRobots, type PageContext, sitePath } from 'atrium'

/** One for each language of the site. */
const sitemaps = ({ siteUrl, languages }: PageContext['institution']): string =>
  [...new Set(['', ...languages.map(({ path }) => path)])]
    .map((path) => `Sitemap: ${siteUrl}${path}/sitemap.xml\n`)
    .join('')

/** Lets robots in on the public site only. */
export const robots = defineEndpoint({
  name: 'robots',
  route: '/robots.txt',
  handle: async ({ request: { header }, context: { deployment, institution } }) => ({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: isOpenToRobots(header('host'), deployment, institution)
      ? `User-agent: *\nDisallow: ${sitePath(institution.siteUrl)}/archived-copy\n${sitemaps(institution)}`
      : 'User-agent: *\nDisallow: /\n',
  }),
})
