import { createJsonClient, type Images, keepingLastGood, type Log, nullIfMissing, type ServiceMeasure } from '#engine'

const HOUR = 3_600_000
/** Ids ask for a moment's work each: a page with forty of them is still asked for at once. */
const TIMEOUT_MS = 2000
const WAITING = 500
const REST_MS = 10_000
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
    timeoutMs: TIMEOUT_MS,
    waiting: WAITING,
    restMs: REST_MS,
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
