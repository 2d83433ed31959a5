import type { Image } from '../contract/image.ts'
import { field } from './field-registry.ts'
import {
  also,
  bool,
  type Color,
  color,
  group,
  html,
  image,
  inlineHtml as inline,
  list,
  reference,
  required,
  text,
  url,
} from './fields.ts'

/** A link; without a title or with an address that is none it is no link. */
export const link = () => group({ title: required(also(text(), 'text')), href: required(also(url(), 'url')) })
export const links = () => list(link())

/** A colour of the theme, chosen by an editor. */
export const colorReference = () => group({ colorName: required(color()) })
export const iconGroup = () => group({ iconName: required(text()) })

export const metaPage = () =>
  group({
    title: text(),
    description: text(),
    noindex: bool(),
    ogTitle: also(text(), 'ogtitle'),
    ogDescription: also(text(), 'ogdescription'),
    ogImage: image(),
    twitterTitle: also(text(), 'twittertitle'),
    twitterDescription: also(text(), 'twitterdescription'),
    keywords: list(text()),
  })

export const submenu = () => group({ title: text(), link: links() })

const mediaItem = () =>
  group({
    reference: required(
      also(
        reference('image', 'video', 'video_asset', 'audio_asset', 'collection_object', 'artwork', 'publication'),
        'media_reference',
      ),
    ),
    caption: group({ descriptive: inline(), credit: inline(), rights: inline() }),
  })
/** A picture that is a link. With a reference and a url alone the link has no name, and the picture is dropped. */
const linkedImage = () =>
  field(group({ reference: required(image()), url: required(url()), title: text() }), { kind: 'group', keys: 3 })

/** Pictures, videos or sounds in one of the layouts `{width}_{crop}`. */
export const mediaLayoutShape = () => ({
  title: text(),
  mediaType: text(),
  layout: text(),
  colorName: color(),
  media: list(mediaItem()),
  images: list(linkedImage()),
})
export const mediaLayout = () => group(mediaLayoutShape())

export const hero = () =>
  group({
    header: also(text(), 'title', 'display_title', 'display_text'),
    subtitle: text(),
    intro: also(html(), 'page_intro'),
    image: image(),
    media: mediaLayout(),
    cta: link(),
    colorName: also(colorReference(), 'background_color_name'),
    submenu: submenu(),
    moduleHero: reference<ModuleHero>('module_hero'),
  })

interface ModuleHero {
  image?: Image
  pageIntro?: string
  colorName?: { colorName: Color }
}

/** Wire paths that every page with `pageFields` includes for its hero and head. */
export const pageIncludes = [
  'hero.image',
  'hero.media.media.reference',
  'hero.module_hero.image',
  'meta_page.og_image',
] as const

/** The fields that every page entry carries beside its envelope. Spread them first: a type's own field wins. */
export const pageFields = () => ({
  displayTitle: text(),
  subtitle: text(),
  intro: html(),
  hero: hero(),
  submenu: submenu(),
  metaPage: metaPage(),
})
