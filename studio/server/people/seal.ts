import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { isRecord } from 'atrium'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals what a browser keeps for the studio: it can neither read nor change it, and the process has nothing to remember. */
export function createSeal(now: () => number = Date.now) {
  const key = randomBytes(32)
  return {
    /** @param lasts milliseconds for which it can be opened */
    seal(value: object, lasts: number): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce)
      const text = JSON.stringify({ until: now() + lasts, value })
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    /** @returns undefined for what was not sealed here, or is too old */
    open(text: string): Record<string, unknown> | undefined {
      const bytes = Buffer.from(text, 'base64url')
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        const opened = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
        const { until, value } = JSON.parse(Buffer.concat([opened, decipher.final()]).toString())
        return now() < until && isRecord(value) ? value : undefined
      } catch {
        return undefined
      }
    },
  }
}
