import { Offline, Refusal } from './refusal.ts'

/** Says how a file is sent. */
export interface Sending {
  /** Told how much of it is sent, 0 to 1. */
  onProgress?(part: number): void
  signal?: AbortSignal
}

/** Sends a file with what is said of it: a line of JSON, then its bytes. `fetch` does not tell how far it is. */
export function sendFile<Answer>(path: string, file: Blob, words: object, sending: Sending = {}): Promise<Answer> {
  const { onProgress, signal } = sending
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    signal?.addEventListener('abort', stop)
    request.open('POST', path)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onloadend = () => {
      signal?.removeEventListener('abort', stop)
      const { status, response } = request
      if (signal?.aborted) reject(new DOMException('Nobody waits for it.', 'AbortError'))
      else if (status >= 200 && status < 300 && response) resolve(response as Answer)
      else if (status === 0 || !response) reject(new Offline('The connection was cut.'))
      else reject(new Refusal(status, response.error ?? { message: request.statusText, remedy: '' }))
    }
    request.send(new Blob([`${JSON.stringify(words)}\n`, file]))
  })
}
