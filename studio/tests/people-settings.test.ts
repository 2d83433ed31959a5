import { describe, expect, it } from 'vitest'
import { readStudioSettings } from '../server/settings.ts'

const oidc = {
  ...{ STUDIO_OIDC_ISSUER: 'https://login.example.org/', STUDIO_OIDC_CLIENT_ID: 'studio' },
  ...{ STUDIO_OIDC_CLIENT_SECRET: 'secret', STUDIO_ROLES: 'author=ana@example.org' },
}
const proxy = {
  ...{ STUDIO_PROXY_USER: 'X-User', STUDIO_PROXY_SECRET: 'a-secret-of-the-proxy', STUDIO_ROLES: 'author=user:ana' },
}
const urls = { STUDIO_URL: 'https://studio.example.org', STUDIO_CANVAS_URL: 'https://pages.example.org' }

describe('a studio that other machines reach', () => {
  it.each([
    ['signs people in by a provider', { STUDIO_HOST: '0.0.0.0', ...oidc, ...urls }],
    ['signs people in by a proxy', { STUDIO_HOST: '10.0.0.2', ...proxy, ...urls }],
    ['signs people in behind a proxy of this machine', { ...oidc, ...urls }],
    ['has the pages at another port', { ...oidc, ...urls, STUDIO_CANVAS_URL: 'https://studio.example.org:8443' }],
    ['is tried out on one machine', oidc],
    [
      'is tried out behind a proxy on one machine',
      { ...proxy, STUDIO_URL: 'http://localhost:1', STUDIO_CANVAS_URL: 'http://localhost:2' },
    ],
  ])('%s', (_, settings) => {
    expect(readStudioSettings(settings).STUDIO_ROLES).toHaveLength(1)
  })

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'nobody signs in',
      { ...urls },
      /STUDIO_URL is "https:\/\/studio\.example\.org"\. Other machines would reach .* nobody signs in/,
    ],
    ['it does not know its address', { STUDIO_HOST: '0.0.0.0', ...oidc }, /STUDIO_URL is not set/],
    ['two ways lead in', { ...oidc, ...proxy, ...urls }, /both set/],
    [
      'the address has no TLS',
      { ...oidc, STUDIO_URL: 'http://studio.example.org', STUDIO_CANVAS_URL: 'http://pages.example.org' },
      /STUDIO_URL is "http:/,
    ],
    ['the address has a path', { ...oidc, ...urls, STUDIO_URL: 'https://example.org/studio' }, /STUDIO_URL/],
    [
      'the pages have the same address',
      { ...oidc, ...urls, STUDIO_CANVAS_URL: urls.STUDIO_URL },
      /another host of the same domain/,
    ],
    [
      'the pages are of another domain',
      { ...oidc, ...urls, STUDIO_CANVAS_URL: 'https://pages.example.net' },
      /below example\.org/,
    ],
    ['the pages have no address', { ...oidc, STUDIO_URL: urls.STUDIO_URL }, /STUDIO_CANVAS_URL is not set/],
    ['nobody has a role', { ...oidc, ...urls, STUDIO_ROLES: '' }, /STUDIO_ROLES is not set/],
    [
      'a role is unknown',
      { ...oidc, ...urls, STUDIO_ROLES: 'admin=ana@example.org' },
      /Roles are author, publisher and administrator/,
    ],
    ['a rule says nobody', { ...oidc, ...urls, STUDIO_ROLES: 'author=' }, /STUDIO_ROLES/],
    ['a rule says everybody', { ...oidc, ...urls, STUDIO_ROLES: 'author=*' }, /STUDIO_ROLES/],
    [
      'the provider has no TLS',
      { ...oidc, ...urls, STUDIO_OIDC_ISSUER: 'http://login.example.org' },
      /STUDIO_OIDC_ISSUER/,
    ],
    [
      'the provider has no secret',
      { ...oidc, ...urls, STUDIO_OIDC_CLIENT_SECRET: '' },
      /STUDIO_OIDC_CLIENT_SECRET is not set/,
    ],
    [
      'the secret of the proxy is short',
      { ...proxy, ...urls, STUDIO_PROXY_SECRET: 'hush' },
      /STUDIO_PROXY_SECRET is a value\. Give at least 16/,
    ],
    ['the proxy has no secret', { ...proxy, ...urls, STUDIO_PROXY_SECRET: '' }, /STUDIO_PROXY_SECRET is not set/],
  ])('does not start where %s', (_, settings, reason) => {
    expect(() => readStudioSettings(settings)).toThrow(reason)
  })

  it('reads the names of groups as they are, and addresses of mail in any case', () => {
    const { STUDIO_ROLES } = readStudioSettings({
      ...oidc,
      STUDIO_ROLES: 'administrator = Ana@Example.org; author=group:Web authors, all ;\n publisher=user:Ab|7=;',
    })
    expect(STUDIO_ROLES).toEqual([
      { role: 'administrator', by: 'email', value: 'ana@example.org' },
      { role: 'author', by: 'group', value: 'Web authors, all' },
      { role: 'publisher', by: 'user', value: 'Ab|7=' },
    ])
  })
})
