import { type JsonServiceOptions, jsonService, type Ports } from 'atrium'

const HOUR = 3_600_000

/**
 * Sizes of pictures at another image server, from each one's `info.json`; remembered for an hour.
 *
 * @param options.gateway base of its pictures, without closing slash
 */
export function createGatewayImages({
  gateway,
  ...options
}: Omit<JsonServiceOptions, 'name' | 'url' | 'freshMs'> & { gateway: string }): Ports['images'] {
  const service = jsonService({ ...options, name: 'The image server', url: gateway, freshMs: HOUR })
  return {
    sizeOf: service.one({
      label: (id) => `The size of the picture ${id}`,
      path: (id) => `/${encodeURIComponent(id)}/info.json`,
      read: sizeIn,
      maxBytes: 4 * 2 ** 20,
    }),
  }
}

function sizeIn(info: unknown) {
  const { width, height } = (info ?? {}) as { width?: unknown; height?: unknown }
  if (Number.isInteger(width) && Number.isInteger(height)) return { width: width as number, height: height as number }
  throw new Error('width and height are missing.')
}
