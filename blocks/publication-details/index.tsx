import { defineBlock, type ModelOf } from 'atrium'
import { longTitle, peacock } from 'atrium/blocks/example-content.ts'
import { loaded } from 'atrium/blocks/example-entry.ts'
import { fullTitle } from 'atrium/model/publication/full-title.ts'
import publicationType from 'atrium/model/publication/types/publication.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useDates, useLanguageOf, useMessages } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import messages from './messages.ts'

/** A publication, as far as its details are shown. */
type Publication = Pick<ModelOf<typeof publicationType>, 'name' | 'subtitle' | 'image' | 'meta'>

const schema = z.object({ heading: z.string(), publication: z.custom<Publication>().optional() })

function PublicationDetails({ id, heading, publication }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const dates = useDates()
  const own = useLanguageOf()(publication)
  if (!publication) return null
  const { image, meta } = publication
  const rows: [string, string | undefined][] = [
    [t.title, fullTitle(publication)],
    [t.imprint, meta?.imprint],
    [t.pages, meta?.pageCount],
    [t.trimSize, meta?.trimSize],
    [t.illustrations, meta?.illustrationDetails],
    [t.format, meta?.format],
    [t.price, meta?.prices.join('/')],
    ['ISBN', meta?.isbn],
    [t.publicationDate, meta?.pubDate && dates.long(meta.pubDate)],
  ]
  return (
    <Band id={id} heading={heading}>
      <div className="publication-details">
        <Picture image={image} layout="post_small_variable_height" box="publication-cover" />
        <dl>
          {rows.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd {...(label === t.publicationDate ? {} : own)}>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
    </Band>
  )
}

const publicationDetails = defineBlock({
  type: 'publicationDetails',
  label: 'Publication details',
  description: 'The facts of a book.',
  placement: 'section',
  schema,
  isEmpty: ({ publication }) => !publication,
  examples: [
    {
      heading: 'Publication Details',
      publication: loaded(publicationType, 'marbled', 'The Marbled Page', {
        subtitle: 'Two Centuries of Endpapers',
        image: peacock,
        meta: {
          imprint: 'Ellery Publications',
          pageCount: '224 pages',
          trimSize: '9 × 11 inches',
          illustrationDetails: '140 color illustrations, and a sample bound in',
          format: 'Hardcover',
          prices: ['$45.00', '£35.00'],
          isbn: '979-9-0000-0000-0',
          pubDate: '2026-02-10',
        },
      }),
    },
    { heading: 'Publication Details', publication: loaded(publicationType, 'atlas', longTitle, {}) },
  ],
  Component: PublicationDetails,
})

export default publicationDetails

declare module 'atrium' {
  interface Blocks {
    publicationDetails: typeof publicationDetails
  }
}
