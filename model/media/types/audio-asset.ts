import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import { assetData, metadataFields } from '../files/asset-data.ts'

export default defineContentType({
  name: 'audio_asset',
  label: 'Audio asset',
  plural: 'Audio assets',
  icon: 'audio-lines',
  category: 'Media',
  help: 'A recording of sound in the media library.',
  schema: z.object({
    image: f.image({ help: 'Shown beside the player.' }),
    metadataFields: metadataFields(),
  }),
  derive: ({ entry: { metadataFields } }) => assetData(metadataFields),
})
