import { join } from 'node:path'

/**
 * Hosts of the content delivery API by region
 * (https://www.contentstack.com/docs/developers/apis/content-delivery-api, base URL), and of the preview service
 * (https://www.contentstack.com/docs/developers/set-up-timeline/preview-api).
 */
const HOSTS = {
  NA: { delivery: 'cdn.contentstack.io', preview: 'rest-preview.contentstack.com' },
  EU: { delivery: 'eu-cdn.contentstack.com', preview: 'eu-rest-preview.contentstack.com' },
  AU: { delivery: 'au-cdn.contentstack.com', preview: 'au-rest-preview.contentstack.com' },
  AZURE_NA: { delivery: 'azure-na-cdn.contentstack.com', preview: 'azure-na-rest-preview.contentstack.com' },
  AZURE_EU: { delivery: 'azure-eu-cdn.contentstack.com', preview: 'azure-eu-rest-preview.contentstack.com' },
  GCP_NA: { delivery: 'gcp-na-cdn.contentstack.com', preview: 'gcp-na-rest-preview.contentstack.com' },
  GCP_EU: { delivery: 'gcp-eu-cdn.contentstack.com', preview: 'gcp-eu-rest-preview.contentstack.com' },
} as const

type Region = keyof typeof HOSTS

export const CONTENTSTACK_REGIONS = Object.keys(HOSTS) as Region[]

/** The settings of a stack, as they are read. */
export interface ContentstackVariables {
  CONTENTSTACK_API_KEY?: string | undefined
  CONTENTSTACK_DELIVERY_TOKEN?: string | undefined
  CONTENTSTACK_PREVIEW_TOKEN?: string | undefined
  CONTENTSTACK_ENVIRONMENT?: string | undefined
  CONTENTSTACK_REGION?: Region | undefined
  CONTENTSTACK_URL?: string | undefined
  CONTENTSTACK_BRANCH?: string | undefined
  CONTENTSTACK_LOCALE?: string | undefined
  CONTENTSTACK_WEBHOOK_SECRET?: readonly string[] | undefined
  CONTENTSTACK_POLL_SECONDS: number
  CONTENT_STORE_URL?: string | undefined
  ENABLE_PREVIEW: boolean
}

const NEEDED = ['CONTENTSTACK_API_KEY', 'CONTENTSTACK_DELIVERY_TOKEN', 'CONTENTSTACK_ENVIRONMENT'] as const
const OPTIONAL = [
  'CONTENTSTACK_PREVIEW_TOKEN',
  'CONTENTSTACK_REGION',
  'CONTENTSTACK_URL',
  'CONTENTSTACK_BRANCH',
  'CONTENTSTACK_LOCALE',
  'CONTENTSTACK_WEBHOOK_SECRET',
] as const

/** Names settings that are set in part, or contradict another. */
export function contentstackProblems(values: ContentstackVariables): string[] {
  const set = [...NEEDED, ...OPTIONAL].filter((name) => values[name] !== undefined)
  const isPreview = values.CONTENTSTACK_PREVIEW_TOKEN !== undefined
  const needed = NEEDED.filter((name) => !(isPreview && name === 'CONTENTSTACK_DELIVERY_TOKEN'))
  const lacking = needed.filter((name) => values[name] === undefined)
  const [first] = set
  return [
    ...(first === undefined ? [] : lacking).map(
      (name) => `${name} is not set, but ${first} is. Set it, or leave out all that begin with CONTENTSTACK_.`,
    ),
    ...(isPreview && !values.ENABLE_PREVIEW
      ? [
          'CONTENTSTACK_PREVIEW_TOKEN is set, but ENABLE_PREVIEW is not true. It shows drafts, which visitors must not see: set ENABLE_PREVIEW=true for a server of its own, or leave CONTENTSTACK_PREVIEW_TOKEN out.',
        ]
      : []),
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

/** The stack whose entries are shown, with drafts where a preview token is set; undefined where no stack is. */
export function contentstackSettings(values: ContentstackVariables) {
  const { CONTENTSTACK_API_KEY: apiKey, CONTENTSTACK_PREVIEW_TOKEN: previewToken } = values
  const { CONTENTSTACK_ENVIRONMENT: environment, CONTENTSTACK_BRANCH: branch, CONTENTSTACK_LOCALE: locale } = values
  const token = previewToken ?? values.CONTENTSTACK_DELIVERY_TOKEN
  if (apiKey === undefined || token === undefined || environment === undefined) return undefined
  const isPreview = previewToken !== undefined
  const host = HOSTS[values.CONTENTSTACK_REGION ?? 'NA'][isPreview ? 'preview' : 'delivery']
  return {
    url: values.CONTENTSTACK_URL ?? `https://${host}`,
    apiKey,
    token,
    isPreview,
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

/** Where what is read from a stack is kept: drafts never beside what is published. */
export const mirrorDirOf = ({
  DATA_DIR,
  CONTENTSTACK_PREVIEW_TOKEN,
}: Pick<ContentstackVariables, 'CONTENTSTACK_PREVIEW_TOKEN'> & { DATA_DIR: string }): string =>
  join(DATA_DIR, CONTENTSTACK_PREVIEW_TOKEN === undefined ? 'contentstack' : 'contentstack-drafts')
