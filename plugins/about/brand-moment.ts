import { defineModule, type Entry, f, type ModelOf } from 'atrium'
import { mediaModule } from 'atrium/blocks/media-layout-block/module.ts'
import { promos } from 'atrium/blocks/promo-cards/module.ts'
import { quotations } from 'atrium/blocks/quotations/module.ts'
import type { MediaEntry } from 'atrium/model/media/media-entry.ts'
import image from 'atrium/model/media/types/image.ts'
import video from 'atrium/model/media/types/video.ts'
import videoAsset from 'atrium/model/media/types/video-asset.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import quote from 'atrium/model/promo/types/quote.ts'

type Quote = Entry<ModelOf<typeof quote>>
type Promo = Entry<ModelOf<typeof contentPromo>>

/** One picture, film, quotation or promo that says what the institution is. */
export const brandMoment = defineModule({
  label: 'Brand moment',
  help: 'One picture, film, quotation or promo that says what we are.',
  fields: () => ({
    reference: f.reference([image, video, videoAsset, quote, contentPromo], {
      label: 'Shown',
      help: 'One of these, from edge to edge.',
    }),
  }),
  section({ reference: shown }) {
    if (!shown) return undefined
    if (shown.contentType === quote.name) return quotations.section([shown as Quote])
    if (shown.contentType === contentPromo.name) return promos.kinds.several.section([shown as Promo])
    return mediaModule.section({ layout: 'full-bleed', media: [{ reference: shown as MediaEntry }], images: [] })
  },
})
