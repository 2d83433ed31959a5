import { memo } from '../base/memory/memo.ts'
import type { Deployment } from '../contract/context.ts'
import type { Institution } from '../contract/site/institution.ts'

/** Robots are let in on the public site only: production, published content, and asked for under the institution's own host. */
export const isOpenToRobots = (
  host: string | undefined,
  { environment, contentEnvironment, preview }: Deployment,
  institution: Institution,
): boolean =>
  environment === 'production' && contentEnvironment !== 'preview' && !preview && host === hostOf(institution.siteUrl)

const hostOf = memo((address: string) => new URL(address).host)
