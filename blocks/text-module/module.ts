import { defineModule, f, section } from '#engine'
import type { Color } from '#model/color/colors.ts'
import { recordingTypes } from '#model/media/media-types.ts'
import video from '#model/media/types/video.ts'
import videoAsset from '#model/media/types/video-asset.ts'
import { type Printed, printed } from '#model/page/printed.ts'

interface TextOptions extends Printed {
  colorName?: Color
  /** Of the call to action, a name in the icon set; default: an arrow. */
  ctaIcon?: string
  /** Whether what is said in a recording can be read under it. */
  transcript?: boolean
}

export const textFields = () => ({
  title: f.text({ aliases: ['heading', 'header'] }),
  subtitle: f.text(),
  body: f.html({ aliases: ['description', 'content', 'text', 'intro', 'blurb'] }),
  image: f.image(),
  media: f.reference(recordingTypes),
  links: f.links({ aliases: ['link'] }),
  cta: f.link(),
})

/** Heading, prose, picture or recording, and links. */
export const textModule = defineModule({
  label: 'Text',
  fields: textFields,
  section: (value, { colorName, ctaIcon, transcript, ...options }: TextOptions) =>
    section('textModule', { ...printed(value, options), colorName, ctaIcon, transcript }),
})

/** A film under a heading, shown only where there is one. */
export const film = defineModule({
  label: 'Film',
  fields: () => ({
    title: f.text({ aliases: ['heading', 'header'] }),
    video: f.reference([video, videoAsset]),
    cta: f.link({ label: 'Link to more' }),
  }),
  section: ({ video: media, ...value }, options: Printed) =>
    media && section('textModule', { ...printed(value, options), media, isWide: true }),
})
