import {
  createJsonClient,
  FACT_LIMITS,
  type Images,
  keepingLastGood,
  type Log,
  nullIfMissing,
  type ServiceMeasure,
} from '#engine'

const HOUR = 3_600_000
const MAX_REMEMBERED = 20_000

/**
 * Sizes of pictures at another image server, from each one's `info.json`; remembered for an hour.
 *
 * @param options.gateway base of its pictures, without closing slash
 */
export function createGatewayImages(options: {
  gateway: string
  now: () => Date
  log: Log
  measure?: ServiceMeasure
  fetch?: typeof fetch
}): Images {
  const { gateway, now, log, measure, fetch } = options
  const askServer = createJsonClient({
    name: 'The image server',
    ...FACT_LIMITS,
    measure,
    ...(fetch && { fetch }),
  })
  const sizeOf = keepingLastGood({
    ask: (id) =>
      askServer(`${gateway}/${encodeURIComponent(id)}/info.json`)
        .then(sizeIn)
        .catch(nullIfMissing),
    now,
    freshMs: HOUR,
    max: MAX_REMEMBERED,
    measure,
    onFailure: (id, error) => log.warn({ id, error }, `The size of the picture ${id} is an old one: ${error.message}`),
  })
  return { sizeOf }
}

function sizeIn(info: unknown) {
  const { width, height } = (info ?? {}) as { width?: unknown; height?: unknown }
  if (Number.isInteger(width) && Number.isInteger(height)) return { width: width as number, height: height as number }
  throw new Error('The image server described a picture without width and height.')
}
