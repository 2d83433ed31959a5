import { defineModule, f, section } from '#engine'
import type { Color } from '#model/color/colors.ts'
import { recordingTypes } from '#model/media/media-types.ts'

interface TextOptions {
  /** Printed by the page type; the editor's title is then ignored. */
  heading?: string
  id?: string
  colorName?: Color
  /** Of the call to action, a name in the icon set; default: an arrow. */
  ctaIcon?: string
  /** Whether what is said in a recording can be read under it. */
  transcript?: boolean
}

/** Heading, prose, picture or recording, and links. */
export const textModule = defineModule({
  label: 'Text',
  fields: () => ({
    title: f.text({ aliases: ['heading', 'header'] }),
    subtitle: f.text(),
    body: f.html({ aliases: ['description', 'content', 'text', 'intro', 'blurb'] }),
    image: f.image(),
    media: f.reference(recordingTypes),
    links: f.links({ aliases: ['link'] }),
    cta: f.link(),
  }),
  section: ({ title, ...value }, { heading, ...options }: TextOptions) =>
    section('textModule', { ...value, ...options, title: heading ? undefined : title, heading }),
})
