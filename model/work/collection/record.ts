import { Ajv } from 'ajv'
import { isRecord as isObject } from 'atrium'
import type { CollectionRecord } from './collection.ts'

const MAX_LENGTH = 4000
const text = { type: 'string', minLength: 1, maxLength: MAX_LENGTH }
const properties = {
  objectID: text,
  title: text,
  iiifImageID: text,
  iiifManifest: { ...text, pattern: '^https?://' },
  creditLine: text,
  date: text,
  place: text,
  material: text,
  maker: text,
  dimensions: text,
}

/** A record as JSON Schema. */
export const recordSchema = { type: 'object', required: ['objectID'], properties }

// The schema is ours: to check it would take longer than all that is checked with it.
const compiled = () => new Ajv({ allErrors: true, validateSchema: false }).compile<CollectionRecord>(recordSchema)
let isValid: ReturnType<typeof compiled> | undefined

/**
 * Reads a record as a service or file gives it. Fields without data and fields beyond the shape are left out; so is one
 * that is not valid.
 *
 * @param onInvalidField told of each field that is left out though it has data
 * @throws when it is not a record of this object
 */
export function readRecord(
  answer: unknown,
  objectID: string,
  onInvalidField: (field: string, reason: string) => void,
): CollectionRecord {
  const record = isObject(answer) ? known(answer) : answer
  isValid ??= compiled()
  if (!isValid(record)) {
    for (const { instancePath, message = 'is wrong' } of isValid.errors ?? []) {
      const field = instancePath.slice(1)
      if (!isObject(record) || !field || field === 'objectID') throw new Error(`${field || 'it'} ${message}.`)
      delete record[field]
      onInvalidField(field, message)
    }
  }
  const read = record as unknown as CollectionRecord
  if (read.objectID !== objectID) throw new Error(`it is that of ${read.objectID}.`)
  return read
}

const known = (answer: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(properties).flatMap((name) => {
      const value = answer[name]
      const trimmed = typeof value === 'string' ? value.trim() : value
      return Object.hasOwn(answer, name) && trimmed !== '' && trimmed !== null ? [[name, trimmed]] : []
    }),
  )
