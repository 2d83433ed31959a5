import type { SiteResponse } from '#engine/host.ts'
import { withErrorBoxes } from '../../assets/error-boxes.ts'
import { POLICY, securityHeaders } from '../../http/security-headers.ts'

interface PolicyInputs {
  mediaGateway: string | undefined
  frameHosts: readonly string[]
  /** The address of an island's script, by its source file. */
  island: (file: string) => string
}

/**
 * Gives pages a policy of their own where they show pictures of other servers, or pages of this one: it is cached with the
 * page.
 */
export const ownPolicies =
  ({ mediaGateway, frameHosts, island }: PolicyInputs) =>
  (rendered: SiteResponse): SiteResponse => {
    const { facts: { hosts = [] } = {}, isForAuthors } = rendered
    if (hosts.length === 0 && !isForAuthors) return rendered
    const development = !import.meta.env.PROD
    const own = securityHeaders({ mediaGateway, frameHosts, imageHosts: hosts, ownFrames: isForAuthors, development })
    const body = isForAuthors ? withErrorBoxes(String(rendered.body), island) : rendered.body
    return { ...rendered, body, headers: { ...rendered.headers, [POLICY]: own[POLICY] as string } }
  }
