/**
 * Work that ends in time: its signal aborts after so many milliseconds, with a `TimeoutError`, or when `stop` does, with
 * its reason. `AbortSignal.any` with `AbortSignal.timeout` would not do: Node 20 forgets the time with its garbage, and
 * whoever waits does so for good (https://github.com/nodejs/node/issues/57736).
 *
 * @param work has to heed the signal
 */
export async function withinTime<Value>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Value>,
  stop?: AbortSignal,
): Promise<Value> {
  const controller = new AbortController()
  const timeIsUp = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
  const timer = setTimeout(() => controller.abort(timeIsUp), milliseconds).unref()
  const end = () => controller.abort(stop?.reason)
  if (stop?.aborted) end()
  stop?.addEventListener('abort', end)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    stop?.removeEventListener('abort', end)
  }
}
