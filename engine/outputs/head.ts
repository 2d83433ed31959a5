import { plainText, shortened } from '../base/text/plain-text.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Image } from '../contract/content/image.ts'
import type { HeadFields } from '../contract/page/head.ts'
import type { Institution } from '../contract/site/institution.ts'
import { wholeAddress } from './addresses/public-address.ts'
import { croppedPicture, type SizedPicture, socialPicture } from './picture-url.ts'

/** Describes what the head says of a page, ready to be written. */
export interface Head {
  title: string
  /** Absent where neither page nor institution has any. */
  description?: string
  /** Absolute; null for pages that are no address of their own, like errors. */
  canonical: string | null
  noindex: boolean
  keywords: string[]
  /** Address of the picture in structured data: 16:9, never the placeholder. */
  structuredImage?: string
  openGraph: { title: string; description?: string; image?: SocialImage }
  twitter: { title: string; description?: string; site?: string }
  /** The same page in other languages and in its own, `x-default` last; absent: there is no other. */
  alternates?: { language: string; href: string }[]
  feeds: { title: string; href: string; type: string }[]
  previous?: string
  next?: string
}

export interface SocialImage extends SizedPicture {
  alt: string
}

interface MetaPage {
  title?: string
  description?: string
  noindex?: boolean
  ogTitle?: string
  ogDescription?: string
  ogImage?: Image
  twitterTitle?: string
  twitterDescription?: string
  keywords?: string[]
}

export interface HeadSource {
  institution: Institution
  /** Without trailing slash; null for an error page. */
  path: string | null
  entry: Partial<Entry> & { metaPage?: MetaPage }
  /** Holds what the page type says itself; the entry's meta page wins over it. */
  own: HeadFields
  /** Base of picture addresses, without closing slash. */
  imageBase: string
  /** Looks for the first rich text that the entry holds: asked where nothing else describes the page. */
  text?: () => string | undefined
  /** Looks for the first picture that the entry holds: asked where the page has no other. */
  picture?: () => Image | undefined
  /** The institution's own picture, for pages without any; no picture of the page in structured data. */
  house?: Image
}

/** Longer descriptions are cut by whoever shows them. */
const MAX_DESCRIPTION = 300

/** Wide enough for every reader of structured data. */
const STRUCTURED_WIDTH = 1600

/** Returns what a page says of itself; what an editor wrote for search engines is plain text. */
function descriptionOf({ entry, own, text }: Pick<HeadSource, 'entry' | 'own' | 'text'>): string | undefined {
  const { metaPage, description, blurb, intro, hero, subtitle } = entry
  if (metaPage?.description) return shortened(metaPage.description.replace(/\s+/g, ' ').trim(), MAX_DESCRIPTION)
  const rich = [own.description, description, blurb, intro, (hero as { intro?: unknown } | undefined)?.intro]
  for (const html of rich) {
    const words = typeof html === 'string' && plainText(html)
    if (words) return shortened(words, MAX_DESCRIPTION)
  }
  const words = typeof subtitle === 'string' && subtitle !== '' ? subtitle : plainText(text?.())
  return words ? shortened(words, MAX_DESCRIPTION) : undefined
}

/** Finds the picture of a page that can be shown elsewhere: chosen for that, said by the page type, or shown on it. */
export function pictureOf({ entry, own, imageBase, picture }: Omit<HeadSource, 'institution' | 'path'>) {
  const { metaPage, thumbnail, hero } = entry
  const shown = [metaPage?.ogImage, own.image, thumbnail, (hero as { image?: unknown } | undefined)?.image]
  const isShowable = (image: unknown): image is Image => Boolean(image && socialPicture(image as Image, imageBase))
  return shown.find(isShowable) ?? [picture?.()].find(isShowable)
}

/** Gathers a page's metadata: the entry's meta page, else what the page type says, else what the entry shows. */
export function headOf(source: HeadSource): Head {
  const { institution, path, entry, own, imageBase, text, house } = source
  const meta = entry.metaPage ?? {}
  const shown = entry.name ?? institution.name
  const title = meta.title ?? own.title ?? shown
  const description =
    descriptionOf({ entry, own, text }) ??
    (institution.description && shortened(institution.description, MAX_DESCRIPTION))
  const picture = pictureOf(source)
  const absolute = (url: string) => (url.startsWith('/') ? institution.siteUrl + url : url)
  const shared = picture ?? house
  const social = shared && socialPicture(shared, imageBase)
  const image = social && { ...social, url: absolute(social.url), alt: shared.alt ?? '' }
  const ids = [picture?.iiif?.id, picture?.mediaGatewayUrl?.split('/').filter(Boolean).at(-1)]
  const isPlaceholder = ids.some((id) => id !== undefined && id === institution.placeholderImageId)
  const structured = picture && !isPlaceholder ? croppedPicture(picture, '16:9', STRUCTURED_WIDTH, imageBase) : null
  return {
    title: path === '/' ? title : `${title} | ${institution.name}`,
    description,
    canonical: path === null ? null : wholeAddress(path, institution) + queryText(own.canonicalQuery),
    noindex: Boolean(meta.noindex || own.noindex),
    keywords: meta.keywords?.length ? meta.keywords : (own.keywords ?? []),
    structuredImage: structured ? absolute(structured.url) : undefined,
    openGraph: {
      title: meta.ogTitle ?? title,
      description: meta.ogDescription ?? description,
      image: image ?? undefined,
    },
    twitter: {
      title: meta.twitterTitle ?? meta.ogTitle ?? title,
      description: meta.twitterDescription ?? meta.ogDescription ?? description,
      site: institution.handle,
    },
    feeds: own.feeds ?? [],
    previous: own.previous,
    next: own.next,
  }
}

const queryText = (query: string | undefined): string => (query ? `?${query}` : '')
