import { defineModule, f, section } from 'atrium'
import type { Color } from 'atrium/model/color/colors.ts'
import { recordingTypes } from 'atrium/model/media/media-types.ts'
import video from 'atrium/model/media/types/video.ts'
import videoAsset from 'atrium/model/media/types/video-asset.ts'
import { type Printed, printed } from 'atrium/model/page/printed.ts'

interface TextOptions extends Printed {
  colorName?: Color
  /** Of the call to action, a name in the icon set; default: an arrow. */
  ctaIcon?: string
  /** Whether what is said in a recording can be read under it. */
  transcript?: boolean
}

export const textFields = () => ({
  title: f.text({ aliases: ['heading', 'header'], help: 'The heading over the text.' }),
  subtitle: f.text({ help: 'One line below the heading.' }),
  body: f.html({
    label: 'Text',
    aliases: ['description', 'content', 'text', 'intro', 'blurb'],
    help: 'What is to be said.',
  }),
  image: f.image({ help: 'Beside the text.' }),
  media: f.reference(recordingTypes, { label: 'Recording', help: 'A film or a sound, in place of the picture.' }),
  links: f.links({ aliases: ['link'], help: 'Below the text, one below the other.' }),
  cta: f.link({ label: 'Call to action', help: 'The one thing to do next, as a button.' }),
})

/** Heading, prose, picture or recording, and links. */
export const textModule = defineModule({
  label: 'Text',
  help: 'A text with a heading, a picture or recording beside it, and links below.',
  fields: textFields,
  section: (value, { colorName, ctaIcon, transcript, ...options }: TextOptions) =>
    section('textModule', { ...printed(value, options), colorName, ctaIcon, transcript }),
})

/** A film under a heading, shown only where there is one. */
export const film = defineModule({
  label: 'Film',
  help: 'One film, as wide as the page.',
  fields: () => ({
    title: f.text({ aliases: ['heading', 'header'], help: 'The heading over the film.' }),
    video: f.reference([video, videoAsset], { label: 'Film', help: 'Without one the section is not shown.' }),
    cta: f.link({ label: 'Link to more', help: 'Beside the heading, to where more films are.' }),
  }),
  section: ({ video: media, ...value }, options: Printed) =>
    media && section('textModule', { ...printed(value, options), media, isWide: true }),
})
