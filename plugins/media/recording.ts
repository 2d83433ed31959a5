import { z } from 'zod'
import { defineContentType, html, image, map, required, url } from '#engine'

/** Facts of an asset by name, each a list of texts of which the first counts. */
type MetadataFields = Readonly<Record<string, readonly string[]>>

/** What the media library says of a recording: its title may have a second line, its source is the published address. */
export const assetFacts = ({
  title,
  duration,
  release_date: released,
  text_transcript: transcript,
  published_url: source,
}: MetadataFields) => ({
  displayTitle: title?.[0],
  subtitle: title?.[1],
  duration: duration?.[0],
  releaseDate: released?.[0],
  transcript: transcript?.[0],
  source: source?.[0],
})

/** A film by address: a media file, or a player on a host that may be shown in a frame. */
export const video = defineContentType({
  name: 'video',
  label: 'Video',
  schema: z.object({ url: required(url()), image: image(), poster: image(), transcript: html() }),
  card: {
    include: ['image', 'poster'],
    map: ({ image: picture, poster }) => ({ image: picture ?? poster }),
  },
})

/** A film of the media library. */
export const videoAsset = defineContentType({
  name: 'video_asset',
  label: 'Video asset',
  schema: z.object({ image: image(), transcript: html(), metadataFields: required(map()) }),
  derive({ metadataFields, transcript }) {
    const facts = assetFacts(metadataFields)
    return { ...facts, transcript: transcript ?? facts.transcript }
  },
  card: {
    include: ['image'],
    map: ({ image: picture }) => ({ image: picture }),
  },
})

/** A recording of sound in the media library. */
export const audioAsset = defineContentType({
  name: 'audio_asset',
  label: 'Audio asset',
  schema: z.object({ image: image(), metadataFields: required(map()) }),
  derive: ({ metadataFields }) => assetFacts(metadataFields),
})
