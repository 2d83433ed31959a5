import {
  also,
  type Color,
  group,
  html,
  type Image,
  image,
  link,
  links,
  named,
  type Reference,
  reference,
  type Section,
  section,
  text,
} from '#engine'
import type { MediaEntry } from '#ui/media/media-item.ts'

/** Every name that the prose of such a module has somewhere in content, in the order in which they are read. */
const SPELLINGS = ['body', 'description', 'content', 'text', 'intro', 'blurb'] as const

/**
 * Heading, prose, picture and links.
 *
 * @param main the name that the prose has at this place; it is read first, all others after it
 */
export const textModule = (main: (typeof SPELLINGS)[number]) =>
  group({
    title: also(text(), 'heading', 'header'),
    subtitle: text(),
    body: also(named(html(), main), ...SPELLINGS.filter((name) => name !== main)),
    image: image(),
    media: reference<MediaEntry>('video', 'video_asset', 'audio_asset'),
    links: also(links(), 'link'),
    cta: link(),
  })

/** A text module's value, as far as it is shown. */
export interface TextModuleValue {
  title?: string
  subtitle?: string
  body?: string
  image?: Image
  media?: Reference<MediaEntry>
  links: { title: string; href: string }[]
  cta?: { title: string; href: string }
}

interface TextModuleOptions {
  /** Printed by the page type; the editor's title is then ignored. */
  heading?: string
  id?: string
  colorName?: Color
  /** Whether what is said in a recording can be read under it. */
  transcript?: boolean
}

/** The section that shows a text module; nothing where the editor wrote none. */
export const textModuleSection = (
  value: TextModuleValue | undefined,
  options: TextModuleOptions = {},
): Section | undefined =>
  value && section('textModule', { ...value, ...(options.heading && { title: undefined }), ...options })
