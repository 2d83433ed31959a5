import { defineEndpoint, definePlugin, f } from 'atrium'
import { siteOfParts } from 'atrium/testing'
import { expect, it } from 'vitest'
import { definePage } from '#engine/testing/plain-page.ts'
import { describeSite } from './describe-site.ts'

const named = (type: string, route: string) =>
  definePage({ type, label: type, route, fields: { url: f.required(f.text()) }, compose: () => [] })
const api = defineEndpoint({ name: 'api', route: '/herbs.json', handle: async () => null })
const site = siteOfParts({
  types: [named('herb', '/herbs/:slug'), named('herb_list', '/herbs')],
  plugins: [definePlugin({ name: 'garden', endpoints: [api] })],
})

it('names everything, or what bears a name', () => {
  expect(describeSite(site)).toMatch(/^Plugins \(1\)[\s\S]*^Routes \(2\)[\s\S]*^Navigation \(0\)/m)
  expect(describeSite(site, 'garden')).toBe(
    'Plugins (1)\n  garden  plugins/garden/index.ts\n\nEndpoints (1)\n  GET /herbs.json  (garden)',
  )
  expect(describeSite(site, 'herb')).toMatch(
    /^Routes \(1\)\n {2}\/herbs\/:slug {2}herb .*\n\nContent types \(1\)\n {2}herb .*\n {6}fields .*url\* text\n {6}loads .*\n\nWarnings \(1\)\n {2}plugins\/test\/pages\/herb\.ts: .*$/,
  )
  expect(describeSite(site, 'weed')).toBe('')
})
