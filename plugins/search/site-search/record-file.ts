import { type FieldProblem, parseJson } from 'atrium'
import { z } from 'zod'
import { readRecord, recordShape, typeKey } from './record.ts'

const FIELDS: Readonly<Record<string, string>> = {
  url: 'Its address: a whole one, or a path of this site.',
  type: 'Key or label of its type, like artwork.',
  description: 'What it is, in a sentence or two of plain text.',
  image: 'Address of a picture. Below the address of the image server, its first segment is the id of the picture.',
  thumbnail: 'A picture with its alternative text; its address wins over image.',
}

/**
 * Reads `search/<source_app>.json`: records of another application, in the shape in which search answers.
 *
 * @throws when it holds no list "data"
 */
export function readRecordFile(text: string) {
  const whole = parseJson(text) as { data?: unknown } | null
  if (!Array.isArray(whole?.data)) throw new Error('it holds no list "data"')
  const problems: FieldProblem[] = []
  const records = whole.data.flatMap((written, index) => {
    try {
      const { title, url, type, description, image, thumbnail } = readRecord(written)
      return [{ title, url, kind: typeKey(type), description: description ?? '', data: { image, thumbnail } }]
    } catch (error) {
      const reason = `is left out: ${(error as Error).message}`
      problems.push({ severity: 'error', field: `data[${index}]`, reason, remedy: 'Correct the record or remove it.' })
      return []
    }
  })
  return { records, problems }
}

/** The file as JSON Schema 2020-12, for editors. */
export function recordFileSchema(): Record<string, unknown> {
  const record = z.toJSONSchema(recordShape, { io: 'input' }) as { properties: Record<string, object> }
  const { source_app: _named, ...properties } = record.properties
  return {
    description: 'Records of another application.',
    type: 'object',
    required: ['data'],
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      data: {
        type: 'array',
        description: 'What site search finds beside the pages of this site.',
        items: {
          type: 'object',
          required: ['title', 'url', 'type'],
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, schema]) => [name, { description: FIELDS[name], ...schema }]),
          ),
        },
      },
    },
  }
}
