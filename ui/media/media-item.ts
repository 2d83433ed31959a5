import { captionAndCredit, type Entry, type Image, isIncluded, type Reference } from '#engine'

/** What a layout refers to: a picture, or an entry that has one. */
export interface MediaEntry extends Image {
  title: string
  displayTitle?: string
  url?: string
  image?: Image
  poster?: Image
  transcript?: string
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
    isIncluded(reference)
      ? [
          {
            type: reference.contentType,
            entry: reference,
            image: pictureOf(reference),
            caption: captionOf(reference, caption),
            link: linkOf(reference),
          },
        ]
      : [],
  )
  const linked = images.flatMap(({ reference, url, title }): MediaItem[] => {
    if (!isIncluded(reference as Reference<MediaEntry>) || !url || !title) return []
    const entry = reference as Entry<MediaEntry>
    return [{ type: 'image', entry, image: reference, caption: captionOf(entry), link: { href: url, title } }]
  })
  const items = [...found, ...linked]
  if (new Set(items.map(({ type }) => type)).size > 1)
    console.error('MediaLayout items cannot contain mixed media types')
  return items
}

/** A picture's title is not for visitors; a sound says its own in the player. */
const UNTITLED = ['image', 'audio_asset']

function captionOf(
  entry: Entry<MediaEntry>,
  own?: { descriptive?: string; credit?: string; rights?: string },
): string | undefined {
  const caption =
    own?.descriptive ??
    entry.caption ??
    (UNTITLED.includes(entry.contentType) ? undefined : (entry.displayTitle ?? entry.title))
  const joined = captionAndCredit({ caption, credit: own?.credit ?? entry.credit })
  return captionAndCredit({ caption: joined, credit: own?.rights })
}

const PLAYED = ['image', 'video', 'video_asset', 'audio_asset']

/** Works and books lead to their page; what is shown or played here leads nowhere. */
function linkOf({ contentType, path, url, title }: Entry<MediaEntry>): MediaItem['link'] {
  const href = path ?? url
  return href && !PLAYED.includes(contentType) ? { href, title } : undefined
}

/** The picture that an entry is, or that stands for it. */
const pictureOf = (entry: Entry<MediaEntry>): Image | undefined =>
  entry.contentType === 'image' ? entry : (entry.poster ?? entry.image)
