import type { OutsideCache } from './outside-cache.ts'

/** By default Varnish takes 8 kB a header line (`http_req_hdr_len`), and a proxy in front of it 4 kB. */
const MAX_BYTES = 3500
const noSecrets: Record<string, string> = {}

/**
 * Varnish with its module xkey: `PURGE` with the keys in `xkey-purge`, or in `xkey-softpurge` to mark as stale, separated
 * by spaces. `deploy/varnish.vcl` answers it.
 *
 * @param url of one Varnish; each of several is told by itself
 * @param secret sent as `Authorization: Bearer`; absent: Varnish goes by the address of whoever asks
 * @see https://github.com/varnish/varnish-modules/blob/master/src/vmod_xkey.vcc
 */
export const varnish = (url: string, secret?: string): OutsideCache => ({
  name: `varnish ${new URL(url).host}`,
  header: 'surrogate-key',
  maxKeys: 1000,
  maxBytes: MAX_BYTES,
  callOf: (keys, isHard) => ({
    method: 'PURGE',
    url: `${new URL(url).origin}/`,
    headers: { [isHard ? 'xkey-purge' : 'xkey-softpurge']: keys.join(' ') },
    secrets: secret === undefined ? noSecrets : { authorization: `Bearer ${secret}` },
  }),
  problemOf: () => undefined,
})
