import { type PageContext, serviceLanguage, wholeAddress } from 'atrium'
import type { Recording } from 'atrium/model/media/recording.ts'
import type { FeedElement } from './channel.ts'

/** The captions of a recording, for players that show what is said while it is said. */
export const captionElements = ({ captions = [] }: Recording, { institution }: PageContext): FeedElement[] =>
  captions.map(({ source, language = serviceLanguage(institution) ?? institution.language }) => ({
    name: 'podcast:transcript',
    attributes: { url: wholeAddress(source, institution), type: 'text/vtt', language, rel: 'captions' },
  }))
