/** Which stack is mirrored, and how it is asked. */
export interface ContentstackSettings {
  /** Origin of the API, like `https://eu-cdn.contentstack.com`. */
  url: string
  apiKey: string
  /** A preview token where drafts are shown, else a delivery token. */
  token: string
  /** Drafts are shown in place of what is published: the preview service is asked. */
  isPreview: boolean
  /** Name of the environment whose publications are shown. */
  environment: string
  /** Absent: the branch that the token is for. */
  branch?: string
  /** The one language that is read, like `en-us`, or the own one of an institution of several; absent: it is found out. */
  locale?: string
  /** Seconds between two questions for changes. */
  pollSeconds: number
}

/** Tells stacks apart: what was read from one is not gone on with from another. */
export const identityOf = ({ url, apiKey, environment, branch, locale, isPreview }: ContentstackSettings): string =>
  JSON.stringify([url, apiKey, environment, branch ?? null, locale ?? null, ...(isPreview ? ['drafts'] : [])])
