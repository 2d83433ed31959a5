import { join } from 'node:path'

/**
 * Hosts of the content delivery API by region
 * (https://www.contentstack.com/docs/developers/apis/content-delivery-api, base URL).
 */
const HOSTS = {
  NA: 'cdn.contentstack.io',
  EU: 'eu-cdn.contentstack.com',
  AU: 'au-cdn.contentstack.com',
  AZURE_NA: 'azure-na-cdn.contentstack.com',
  AZURE_EU: 'azure-eu-cdn.contentstack.com',
  GCP_NA: 'gcp-na-cdn.contentstack.com',
  GCP_EU: 'gcp-eu-cdn.contentstack.com',
} as const

type Region = keyof typeof HOSTS

export const CONTENTSTACK_REGIONS = Object.keys(HOSTS) as Region[]

/** The settings of a stack, as they are read. */
export interface ContentstackVariables {
  CONTENTSTACK_API_KEY?: string | undefined
  CONTENTSTACK_DELIVERY_TOKEN?: string | undefined
  CONTENTSTACK_ENVIRONMENT?: string | undefined
  CONTENTSTACK_REGION?: Region | undefined
  CONTENTSTACK_URL?: string | undefined
  CONTENTSTACK_BRANCH?: string | undefined
  CONTENTSTACK_LOCALE?: string | undefined
  CONTENTSTACK_WEBHOOK_SECRET?: string | undefined
  CONTENTSTACK_POLL_SECONDS: number
  CONTENT_STORE_URL?: string | undefined
}

const NEEDED = ['CONTENTSTACK_API_KEY', 'CONTENTSTACK_DELIVERY_TOKEN', 'CONTENTSTACK_ENVIRONMENT'] as const
const OPTIONAL = [
  'CONTENTSTACK_REGION',
  'CONTENTSTACK_URL',
  'CONTENTSTACK_BRANCH',
  'CONTENTSTACK_LOCALE',
  'CONTENTSTACK_WEBHOOK_SECRET',
] as const

/** What lacks of settings that are set in part, or contradicts another. */
export function contentstackProblems(values: ContentstackVariables): string[] {
  const set = [...NEEDED, ...OPTIONAL].filter((name) => values[name] !== undefined)
  const lacking = NEEDED.filter((name) => values[name] === undefined)
  const [first] = set
  return [
    ...(first === undefined ? [] : lacking).map(
      (name) => `${name} is not set, but ${first} is. Set it, or leave out all that begin with CONTENTSTACK_.`,
    ),
    ...(values.CONTENTSTACK_URL !== undefined && values.CONTENTSTACK_REGION !== undefined
      ? ['CONTENTSTACK_URL and CONTENTSTACK_REGION are both set. Leave one of them out.']
      : []),
    ...(values.CONTENTSTACK_API_KEY !== undefined && values.CONTENT_STORE_URL !== undefined
      ? [
          'CONTENTSTACK_API_KEY and CONTENT_STORE_URL are both set. Leave CONTENT_STORE_URL out: each machine mirrors the stack.',
        ]
      : []),
  ]
}

/** The stack whose entries are shown; undefined where none is set. */
export function contentstackSettings(values: ContentstackVariables) {
  const { CONTENTSTACK_API_KEY: apiKey, CONTENTSTACK_DELIVERY_TOKEN: deliveryToken } = values
  const { CONTENTSTACK_ENVIRONMENT: environment, CONTENTSTACK_BRANCH: branch, CONTENTSTACK_LOCALE: locale } = values
  if (apiKey === undefined || deliveryToken === undefined || environment === undefined) return undefined
  return {
    url: values.CONTENTSTACK_URL ?? `https://${HOSTS[values.CONTENTSTACK_REGION ?? 'NA']}`,
    apiKey,
    deliveryToken,
    environment,
    branch,
    locale,
    pollSeconds: values.CONTENTSTACK_POLL_SECONDS,
  }
}

/**
 * The content directory whose entries are shown: that of the mirror where a stack is set, which has everything else of
 * `CONTENT_DIR`.
 */
export const contentDirOf = (values: ContentstackVariables & { CONTENT_DIR: string; DATA_DIR: string }): string =>
  contentstackSettings(values) ? join(mirrorDirOf(values), 'content') : values.CONTENT_DIR

/** Where what is read from a stack is kept. */
export const mirrorDirOf = ({ DATA_DIR }: { DATA_DIR: string }): string => join(DATA_DIR, 'contentstack')
