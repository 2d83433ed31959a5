import { captionAndCredit, type Image, type Log, listed } from 'atrium'
import type { MediaEntry, MediaLayoutFields } from 'atrium/model/media/media-entry.ts'
import { recordingOf } from 'atrium/model/media/recording.ts'
import { isShowable } from '../picture/frame.ts'

/** The fields of a media layout, as far as they are filled in. */
export type MediaFields = Partial<MediaLayoutFields>

/** One picture, film or sound of a layout, ready to be shown. */
export interface MediaItem {
  /** The content type of what is shown. */
  type: string
  entry: MediaEntry
  /** The picture itself, or the one that represents the entry. */
  image?: Image
  /** Of what is not a picture, unless a caption takes its place; plain text. */
  title?: string
  /** Who made it, and when. */
  facts?: string
  /** The language of the facts (BCP 47), where it is another than that of the site. */
  factsLanguage?: string
  /** Inline rich text. */
  caption?: string
  /** The entry whose own caption it is; absent: it is written on the page. */
  captioned?: MediaEntry
  /** Where the picture leads, with the name of the link. */
  link?: { href: string; title: string }
}

/**
 * The items of a layout that can be shown: media, and linked pictures that say where they lead. Several types in one
 * layout are shown, and logged as an error.
 */
export function mediaItemsOf({ media = [], images = [] }: MediaFields, log: Log): MediaItem[] {
  const items = media.map(({ reference, caption }) => mediaItemOf(reference, caption))
  const linked = images.flatMap(({ reference, url, title = reference.alt }): MediaItem[] =>
    url && title ? [{ ...mediaItemOf(reference), link: { href: url, title } }] : [],
  )
  const all = [...items, ...linked].filter(showsSomething)
  const types = [...new Set(all.map(({ type }) => type))]
  if (types.length > 1) log.error({ types }, 'MediaLayout items cannot contain mixed media types')
  return all
}

/** False for a picture without an asset that leads nowhere, and of which nothing is said. */
export const showsSomething = ({ entry, image, title, caption, link }: MediaItem): boolean =>
  Boolean(isShowable(image) || title || caption || link || recordingOf(entry))

type OwnCaption = NonNullable<MediaFields['media']>[number]['caption']

/** An entry ready to be shown, with the caption that is with it, or else its own. */
export function mediaItemOf(entry: MediaEntry, own?: OwnCaption): MediaItem {
  const caption = own?.descriptive ?? entry.caption
  const isNamed = !caption && !UNTITLED.includes(entry.contentType)
  return {
    type: entry.contentType,
    entry,
    image: pictureOf(entry),
    title: isNamed ? entry.name : undefined,
    facts: isNamed ? factsOf(entry) : undefined,
    factsLanguage: entry.factsLanguage,
    captioned: own?.descriptive ? undefined : entry,
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
  listed([artist ?? maker, date]) || undefined

const PLAYED = ['image', 'video', 'video_asset', 'audio_asset']

/** Works and books lead to their page; what is shown or played here leads nowhere. */
function linkOf({ contentType, path, url, name }: MediaEntry): MediaItem['link'] {
  const href = path ?? url
  return href && !PLAYED.includes(contentType) ? { href, title: name } : undefined
}

/** The picture that an entry is, or that represents it. */
const pictureOf = (entry: MediaEntry): Image | undefined =>
  entry.contentType === 'image' ? entry : (entry.poster ?? entry.image)
