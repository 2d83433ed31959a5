import { f } from 'atrium'

/** Returns what editors fill in of a recording. */
export const metadataFields = () =>
  f.required(
    f.map({
      label: 'Metadata',
      control: 'recording',
      help: 'What the media library says: lists of texts by name, of which the first counts. "published_url" is the source, "file_size" its bytes.',
      example: {
        title: ['Kiln at night'],
        duration: ['00:12:00'],
        published_url: ['https://media.example.org/kiln.mp4'],
        text_transcript: ['<p>Words that are heard.</p>'],
      },
    }),
  )

/** Describes what the media library says of an asset by name, each a list of texts of which the first counts. */
type MetadataFields = Readonly<Record<string, readonly string[]>>

/** The fields of a recording: its title may have a second line, its source is the published address. */
export const assetData = ({
  title,
  duration,
  release_date: released,
  text_transcript: transcript,
  published_url: source,
  file_size: size,
}: MetadataFields) => ({
  displayTitle: title?.[0],
  subtitle: title?.[1],
  duration: duration?.[0],
  releaseDate: released?.[0],
  transcript: transcript?.[0],
  source: source?.[0],
  fileSize: size?.[0],
})
