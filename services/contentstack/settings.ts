/** Which stack is mirrored, and how it is asked. */
export interface ContentstackSettings {
  /** Origin of the content delivery API, like `https://eu-cdn.contentstack.com`. */
  url: string
  apiKey: string
  deliveryToken: string
  /** Name of the environment whose publications are shown. */
  environment: string
  /** Absent: the branch that the delivery token is for. */
  branch?: string
  /** The one language that is read, like `en-us`; absent: all that are published. */
  locale?: string
  /** Seconds between two questions for changes. */
  pollSeconds: number
}

/** Tells stacks apart: what was read from one is not gone on with from another. */
export const identityOf = ({ url, apiKey, environment, branch, locale }: ContentstackSettings): string =>
  JSON.stringify([url, apiKey, environment, branch ?? null, locale ?? null])
