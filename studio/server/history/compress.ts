import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { MAX_LIST_BYTES } from '#engine/host.ts'
import type { Text } from '../desk/content.ts'
import type { StoredText } from '../store/versions.ts'

const deflate = promisify(deflateRaw)
const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw)

/** A text as the store keeps it. */
export const compressed = async ({ body, hash }: Text): Promise<StoredText> => ({ hash, body: await deflate(body) })

/** The text again. @throws for what is not one, or larger than any file of content */
export const expanded = async (body: Uint8Array): Promise<string> =>
  (await inflate(body, { maxOutputLength: MAX_LIST_BYTES })).toString()
