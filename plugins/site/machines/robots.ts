import { defineEndpoint, isOpenToRobots } from 'atrium'

/** Lets robots in on the public site only. */
export const robots = defineEndpoint({
  name: 'robots',
  route: '/robots.txt',
  handle: async ({ request: { header }, context: { deployment, institution } }) => ({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: isOpenToRobots(header('host'), deployment, institution)
      ? `User-agent: *\nDisallow: /archived-copy\nSitemap: ${institution.siteUrl}/sitemap.xml\n`
      : 'User-agent: *\nDisallow: /\n',
  }),
})
