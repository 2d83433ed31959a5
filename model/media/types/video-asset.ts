import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import { assetData, metadataFields } from '../files/asset-data.ts'

export default defineContentType({
  name: 'video_asset',
  label: 'Video asset',
  plural: 'Video assets',
  icon: 'film',
  category: 'Media',
  help: 'A film in the media library.',
  schema: z.object({
    image: f.image({ help: 'Shown before the film is played, and where it is listed.' }),
    transcript: f.html({ help: 'What is heard and seen; default: that of the media library.' }),
    metadataFields: metadataFields(),
  }),
  derive({ entry: { metadataFields, transcript } }) {
    const data = assetData(metadataFields)
    return { ...data, transcript: transcript ?? data.transcript }
  },
  card: () => ({}),
})
