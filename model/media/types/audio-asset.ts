import { z } from 'zod'
import { defineContentType, f } from '#engine'
import { assetData, metadataFields } from '../asset-data.ts'

export default defineContentType({
  name: 'audio_asset',
  label: 'Audio asset',
  help: 'A recording of sound in the media library.',
  schema: z.object({ image: f.image(), metadataFields: metadataFields() }),
  derive: ({ entry: { metadataFields } }) => assetData(metadataFields),
})
