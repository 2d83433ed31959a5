import { numberVariable, textVariable } from 'atrium'
import type { Variables } from '#engine/host.ts'
import { readRules } from './role-rules.ts'

type Settings = { description: string; needs?: readonly string[] }

/** A value that no page is made of. */
const text = (settings: Settings) => textVariable({ ...settings, affectsPages: false })

/** An origin, like `https://studio.example.org`. */
const origin = (settings: Settings) => ({
  ...text(settings),
  form: '`https://…`, without a path',
  remedy:
    'Give scheme and host, like https://studio.example.org. Without TLS (http://) it may be this machine alone, like http://localhost:3100.',
  read(given: string): string {
    const { protocol, hostname, origin: read, href } = new URL(given)
    if (href !== `${read}/` || !(protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))))
      throw new Error()
    return read
  },
})

const secret = (settings: Settings) => ({
  ...text(settings),
  secret: true,
  form: '16 ASCII characters or more, no spaces',
  remedy: 'Give at least 16 ASCII characters without spaces, for example from "openssl rand -hex 24".',
  read(given: string): string {
    if (!/^[!-~]{16,}$/.test(given)) throw new Error()
    return given
  },
})

const header = (settings: Settings) => ({
  ...text(settings),
  form: 'name of a header line',
  remedy: 'Give the name of a header line, like X-Forwarded-User.',
  read(given: string): string {
    if (!/^[a-z][a-z\d-]*$/i.test(given)) throw new Error()
    return given.toLowerCase()
  },
})

/** Names by which a machine reaches itself. */
export const isThisMachine = (host: string): boolean => ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(host)

/** Says what of people is read from the environment. */
export const peopleVariables = {
  STUDIO_URL: origin({
    description:
      'Origin at which browsers reach the studio through a proxy with TLS, see [the studio](studio.md#for-several-people). Needs `STUDIO_CANVAS_URL`.',
    needs: ['STUDIO_CANVAS_URL'],
  }),
  STUDIO_CANVAS_URL: origin({
    description:
      'Origin of the pages beside the forms, which the proxy leads to the port after `STUDIO_PORT`: another host of the same domain, or another port.',
    needs: ['STUDIO_URL'],
  }),
  STUDIO_ROLES: {
    ...text({
      description:
        'Who has which role, see [the studio](studio.md#for-several-people). Whoever is not here comes in nowhere.',
    }),
    form: '`administrator=ana@example.org; author=group:Web authors; author=user:7f3a`',
    remedy:
      'Give rules like administrator=ana@example.org, publisher=group:Web publishers or author=user:7f3a, parted by semicolons. Roles are author, publisher and administrator.',
    read: readRules,
  },
  STUDIO_OIDC_ISSUER: {
    ...text({
      description:
        'Issuer of the provider of OpenID Connect that signs people in, as its `/.well-known/openid-configuration` says it. Needs the two below, and `STUDIO_ROLES`.',
      needs: ['STUDIO_OIDC_CLIENT_ID', 'STUDIO_OIDC_CLIENT_SECRET', 'STUDIO_ROLES'],
    }),
    form: '`https://…`',
    remedy:
      'Give it as the provider says it, like https://login.example.org/realms/staff, also with a closing slash where it has one.',
    read(given: string): string {
      const { protocol, hostname, search, hash, username } = new URL(given)
      const isSafe = protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
      if (!isSafe || search || hash || username) throw new Error()
      return given
    },
  },
  STUDIO_OIDC_CLIENT_ID: text({
    description: 'Name of the studio at the provider.',
    needs: ['STUDIO_OIDC_ISSUER'],
  }),
  STUDIO_OIDC_CLIENT_SECRET: {
    ...text({ description: 'Secret of the studio at the provider.', needs: ['STUDIO_OIDC_ISSUER'] }),
    secret: true,
  },
  STUDIO_OIDC_SCOPE: textVariable({
    description: 'What the studio asks of the provider, in its words, parted by spaces.',
    default: 'openid profile email',
    affectsPages: false,
  }),
  STUDIO_OIDC_GROUPS: textVariable({
    description: 'Claim in which the provider says groups, or a path to it, like `realm_access.roles`.',
    default: 'groups',
    affectsPages: false,
  }),
  STUDIO_PROXY_USER: header({
    description:
      'Header line in which a proxy of `TRUSTED_PROXIES` says who is signed in, in place of OpenID Connect. Needs `STUDIO_PROXY_SECRET` and `STUDIO_ROLES`.',
    needs: ['STUDIO_PROXY_SECRET', 'STUDIO_ROLES'],
  }),
  STUDIO_PROXY_SECRET: secret({
    description: 'What the proxy sends in `X-Studio-Secret`, by which it is known.',
    needs: ['STUDIO_PROXY_USER'],
  }),
  STUDIO_PROXY_NAME: header({
    description: 'Header line in which it says the name of whoever is signed in.',
    needs: ['STUDIO_PROXY_USER'],
  }),
  STUDIO_PROXY_GROUPS: header({
    description: 'Header line in which it says their groups, parted by commas.',
    needs: ['STUDIO_PROXY_USER'],
  }),
  STUDIO_SESSION_IDLE: numberVariable(
    5,
    1440,
  )({
    description: 'Minutes without use after which whoever has signed in does so again.',
    default: '120',
    affectsPages: false,
  }),
  STUDIO_SESSION_HOURS: numberVariable(
    1,
    168,
  )({
    description: 'Hours after which whoever has signed in does so again, and has the role that they have then.',
    default: '12',
    affectsPages: false,
  }),
} as const satisfies Variables
