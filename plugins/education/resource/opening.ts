import { type Image, type PageContext, type SectionOf, section } from 'atrium'
import { type Asset, imageOf } from 'atrium/model/work/asset.ts'
import { LISTING } from '../addresses.ts'
import messages from '../messages.ts'
import type { ResourceFacets, ResourceMetadata } from './facets.ts'
import { factRows } from './fact-rows.ts'

interface Opened {
  metadata?: ResourceMetadata
  facets: ResourceFacets
  hero?: { details?: { content?: string; items: readonly { label: string; values: readonly string[] }[] } }
}

interface Around {
  /** Says what the page makes of its hero. */
  hero: SectionOf<'hero'>
  /** Holds what is shown right below. */
  works: readonly Asset[]
  /** Whether the listing is there to be led to. */
  isListed: boolean
}

/** Opens a resource: for whom it is, in rows, and how it is printed. */
export function resourceOpening(entry: Opened, { hero, works, isListed }: Around, context: PageContext) {
  const { content, items = [] } = entry.hero?.details ?? {}
  const isTyped = entry.facets.activityResourceType.length > 0
  return section('hero', {
    ...hero,
    eyebrow: isTyped
      ? { title: context.translate(messages).k12Resource, href: isListed ? LISTING : undefined }
      : undefined,
    intro: [hero.intro, content].filter(Boolean).join('') || undefined,
    // What is shown whole right below is not shown twice.
    image: works.some((work) => isSame(imageOf(work), hero.image)) ? undefined : hero.image,
    details: [
      ...factRows(entry.metadata ?? {}, isListed, context),
      ...items.map(({ label, values }) => ({ label, values: [...new Set(values)].map((title) => ({ title })) })),
    ],
    printable: true,
  })
}

const isSame = (one: Image | undefined, other: Image | undefined): boolean =>
  one !== undefined && other !== undefined && nameOf(one) !== undefined && nameOf(one) === nameOf(other)

const nameOf = ({ iiif, mediaGatewayUrl }: Image) => (iiif?.id ? `${iiif.service ?? ''} ${iiif.id}` : mediaGatewayUrl)
