import { captionAndCredit, type Entry, type Image, isIncluded, type Reference } from '#engine'
import { isShowable } from '../picture/frame.ts'
import { recordingOf } from './asset.ts'

/** What a layout refers to: a picture, or an entry that has one. */
export interface MediaEntry extends Image {
  title: string
  displayTitle?: string
  url?: string
  image?: Image
  poster?: Image
  transcript?: string
  /** Who made a work, as artworks and collection objects say it, and when. */
  artist?: string
  maker?: string
  date?: string
}

/** The fields of a media layout as blocks get them. */
export interface MediaLayoutFields {
  title?: string
  layout?: string
  media?: readonly {
    reference: Reference<MediaEntry>
    caption?: { descriptive?: string; credit?: string; rights?: string }
  }[]
  images?: readonly { reference: Image; url: string; title?: string }[]
}

/** One picture, film or sound of a layout, ready to be shown. */
export interface MediaItem {
  /** The content type of what is shown. */
  type: string
  entry: Entry<MediaEntry>
  /** The picture itself, or the one that stands for the entry. */
  image?: Image
  /** Of what is not a picture, unless a caption takes its place; plain text. */
  title?: string
  /** Who made it, and when. */
  facts?: string
  /** Inline rich text. */
  caption?: string
  /** Where the picture leads, with the name of the link. */
  link?: { href: string; title: string }
}

/**
 * The items of a layout that can be shown: references that were found, and linked pictures that say where they lead.
 * Several types in one layout are shown, and logged as an error.
 */
export function mediaItemsOf({ media = [], images = [] }: MediaLayoutFields): MediaItem[] {
  const found = media.flatMap(({ reference, caption }): MediaItem[] =>
    isIncluded(reference) ? [mediaItemOf(reference, caption)] : [],
  )
  const linked = images.flatMap(({ reference, url, title }): MediaItem[] => {
    if (!isIncluded(reference as Reference<MediaEntry>) || !url || !title) return []
    return [{ ...mediaItemOf(reference as Entry<MediaEntry>), link: { href: url, title } }]
  })
  const items = [...found, ...linked]
  if (new Set(items.map(({ type }) => type)).size > 1)
    console.error('MediaLayout items cannot contain mixed media types')
  return items
}

type OwnCaption = NonNullable<MediaLayoutFields['media']>[number]['caption']

/** An entry ready to be shown, with the caption that stands with it, or else its own. */
export function mediaItemOf(entry: Entry<MediaEntry>, own?: OwnCaption): MediaItem {
  const caption = own?.descriptive ?? entry.caption
  const isNamed = !caption && !UNTITLED.includes(entry.contentType)
  return {
    type: entry.contentType,
    entry,
    image: pictureOf(entry),
    ...(isNamed && { title: entry.displayTitle ?? entry.title, facts: factsOf(entry) }),
    caption: captionAndCredit({
      caption: captionAndCredit({ caption, credit: own?.credit ?? entry.credit }),
      credit: own?.rights,
    }),
    link: linkOf(entry),
  }
}

/** True for a picture that leads nowhere, and for any work of art: it is looked at large before it is read about. */
export const opensLarge = ({ type, entry, image, link }: MediaItem): boolean =>
  isShowable(image) && !recordingOf(entry) && (!link || WORKS.includes(type))

const WORKS = ['artwork', 'collection_object']
/** A picture's title is not for visitors; a sound says its own in the player. */
const UNTITLED = ['image', 'audio_asset']

const factsOf = ({ artist, maker, date }: MediaEntry): string | undefined =>
  [artist ?? maker, date].filter(Boolean).join(', ') || undefined

const PLAYED = ['image', 'video', 'video_asset', 'audio_asset']

/** Works and books lead to their page; what is shown or played here leads nowhere. */
function linkOf({ contentType, path, url, title }: Entry<MediaEntry>): MediaItem['link'] {
  const href = path ?? url
  return href && !PLAYED.includes(contentType) ? { href, title } : undefined
}

/** The picture that an entry is, or that stands for it. */
const pictureOf = (entry: Entry<MediaEntry>): Image | undefined =>
  entry.contentType === 'image' ? entry : (entry.poster ?? entry.image)
