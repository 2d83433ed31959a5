import { defineEndpoint, isOpenToRobots, type PageContext, sitePath } from 'atrium'

/** For each language of the site: no copies are looked up, and where its sitemap is. */
const linesOf = ({ siteUrl, languages }: PageContext['institution']): string =>
  [...new Set(['', ...languages.map(({ path }) => path)])]
    .map((path) => `Disallow: ${sitePath(siteUrl)}${path}/archived-copy\nSitemap: ${siteUrl}${path}/sitemap.xml\n`)
    .join('')

/** Lets robots in on the public site only. */
export const robots = defineEndpoint({
  name: 'robots',
  route: '/robots.txt',
  handle: async ({ request: { header }, context: { deployment, institution } }) => ({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: isOpenToRobots(header('host'), deployment, institution)
      ? `User-agent: *\n${linesOf(institution)}`
      : 'User-agent: *\nDisallow: /\n',
  }),
})
