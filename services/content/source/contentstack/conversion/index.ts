export { convertAsset, mediaTypeOf } from './assets/asset.ts'
export { convertContentType } from './content-type.ts'
export { convertEntry } from './entry.ts'
export { siteFieldsOf } from './site-fields.ts'
export type {
  ConversionOptions,
  ConvertedFile,
  RawAsset,
  RawContentType,
  RawEntry,
  SiteFields,
} from './values/types.ts'
