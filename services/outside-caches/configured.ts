import { cloudflare } from './adapters/cloudflare.ts'
import { fastly } from './adapters/fastly.ts'
import type { OutsideCache } from './adapters/outside-cache.ts'
import { varnish } from './adapters/varnish.ts'

/** Settings of outside caches, as `config/variables.ts` declares and reads them. */
export interface OutsideSettings {
  readonly VARNISH_URL?: readonly string[] | undefined
  readonly VARNISH_PURGE_SECRET?: string | undefined
  readonly FASTLY_SERVICE_ID?: string | undefined
  readonly FASTLY_TOKEN?: string | undefined
  readonly FASTLY_API_URL: string
  readonly CLOUDFLARE_ZONE_ID?: string | undefined
  readonly CLOUDFLARE_TOKEN?: string | undefined
  readonly CLOUDFLARE_API_URL: string
}

/** The caches in front of the site, those nearest to it first: they are asked by the others. */
export function configuredCaches(settings: OutsideSettings): OutsideCache[] {
  const { VARNISH_URL, VARNISH_PURGE_SECRET, FASTLY_SERVICE_ID, FASTLY_TOKEN, CLOUDFLARE_ZONE_ID, CLOUDFLARE_TOKEN } =
    settings
  return [
    ...(VARNISH_URL ?? []).map((url) => varnish(url, VARNISH_PURGE_SECRET)),
    ...(FASTLY_SERVICE_ID && FASTLY_TOKEN
      ? [fastly({ url: settings.FASTLY_API_URL, service: FASTLY_SERVICE_ID, token: FASTLY_TOKEN })]
      : []),
    ...(CLOUDFLARE_ZONE_ID && CLOUDFLARE_TOKEN
      ? [cloudflare({ url: settings.CLOUDFLARE_API_URL, zone: CLOUDFLARE_ZONE_ID, token: CLOUDFLARE_TOKEN })]
      : []),
  ]
}
