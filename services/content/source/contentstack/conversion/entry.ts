import { defined } from 'atrium'
import { isAsset, type MediaType, mediaTypeOf, pictureFields, recordingFields } from './assets/asset.ts'
import { type Context, contextOf } from './context.ts'
import { convertFields } from './fields/fields.ts'
import { ownFieldsOf } from './fields/place.ts'
import { bounded, jsonText, listOf, recordOf } from './values/bounded.ts'
import { envelopeOf, isFileName, isTypeName, ownFields } from './values/envelope.ts'
import { problemsOf, quoted } from './values/problems.ts'
import type { ConversionOptions, ConvertedFile, Raw } from './values/types.ts'

/**
 * The file of an entry. Fields pass as they are but for references, files, rich text and the vendor's own keys
 * (docs/contentstack.md, "What becomes of an entry"); an entry of a type that the site does not know is kept whole.
 *
 * Nothing in the entry ends the conversion: what is not as the schema says is left out, or passes for the ingest to judge,
 * and the rest is whole.
 */
export function convertEntry(entry: Raw, options: ConversionOptions): ConvertedFile {
  const { uid: type } = options.contentType
  const { uid } = entry
  const problems = problemsOf(`${type}/${isFileName(uid) ? uid : '?'}`)
  const named = { folder: String(type), name: `${uid}.json` }
  if (!isTypeName(type) || !isFileName(uid)) {
    const [field, value] = isTypeName(type) ? ['uid', uid] : ['_content_type_uid', type]
    problems.note(field, `is not valid: ${value === undefined ? 'missing' : quoted(value)}`)
    return { folder: '', name: '', text: null, problems: problems.list() }
  }
  const context = contextOf(entry, options, problems)
  const converted = options.isKnown(type) ? known(entry, type, options, context) : asDelivered(entry, type, context)
  return { ...named, text: jsonText(converted), problems: problems.list() }
}

function known(entry: Raw, type: string, { contentType, site }: ConversionOptions, context: Context) {
  const { schema } = contentType
  const own = ownFields(entry)
  const fields = site?.fieldsOf(type)
  const start = { path: '', depth: 0 }
  // Terms of taxonomies are uids, which no field of the site shows.
  if (!fields?.taxonomies) delete own.taxonomies
  const file = fileOfMedia(own, schema, type, context)
  if (file) delete own[file.field]
  const converted = convertFields(own, schema, fields, start, context)
  const metadata = { ...recordOf(file?.fields.metadata_fields), ...recordOf(converted.metadata_fields) }
  const whole = { ...envelopeOf(entry, type), ...file?.fields, ...converted }
  return Object.keys(metadata).length > 0 ? { ...whole, metadata_fields: metadata } : whole
}

function asDelivered(entry: Raw, type: string, { note }: Context) {
  const onLoss = () => note('', 'is nested too deep; what is deeper is left out')
  return bounded({ ...entry, _content_type_uid: type }, onLoss)
}

const MEDIA: Readonly<Record<MediaType, (asset: Raw) => Record<string, unknown>>> = {
  image: pictureFields,
  audio_asset: recordingFields,
  video_asset: recordingFields,
}

/** An entry for a picture or a recording may hold the file itself, in a field of any name. */
function fileOfMedia(own: Record<string, unknown>, schema: unknown, type: string, context: Context) {
  if (!Object.hasOwn(MEDIA, type)) return undefined
  const fields = ownFieldsOf(schema)
  for (const [field, value] of Object.entries(own)) {
    const [item] = listOf(Array.isArray(value) ? value : [value])
    const named = fields.get(field)?.data_type === 'file' && typeof item === 'string' ? context.assetOf(item) : item
    if (isAsset(named) && mediaTypeOf(named) === type)
      return { field, fields: defined(MEDIA[type as MediaType](named)) }
  }
  return undefined
}
