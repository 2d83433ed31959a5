import { type PageContext, type Section, section, serviceLanguage } from 'atrium'
import { secondsOf } from 'atrium/model/media/duration.ts'
import { type Recording, recordingOf } from 'atrium/model/media/recording.ts'
import messages from '../messages.ts'
import type { Cue } from '../recordings/web-vtt.ts'
import { playedOf } from './played.ts'

interface Heard extends Pick<Recording, 'publishDetails' | 'draftLanguage'> {
  name: string
  audio?: Parameters<typeof recordingOf>[0]
  transcript?: string
  chapters: readonly { start: string; title: string; url?: string }[]
}

/** Chapters by the second in which they begin; those that say no time are left out. */
export const chaptersOf = ({ chapters }: Pick<Heard, 'chapters'>) =>
  chapters
    .flatMap(({ start, title, url }) => {
      const seconds = secondsOf(start) ?? (/^[0:]+$/.test(start) ? 0 : undefined)
      return seconds === undefined ? [] : [{ seconds, title, url }]
    })
    .sort((a, b) => a.seconds - b.seconds)

/** Reads what is said when, from the captions in the language of the page, else, without a transcript in it, the first. */
async function cuesOf({ captions = [] }: Recording, isTranscribed: boolean, context: PageContext): Promise<Cue[]> {
  const { institution, ports, askService } = context
  const own = new Intl.Locale(institution.language).language
  const inOwn = captions.find(({ language = serviceLanguage(institution) ?? own }) => language === own)
  const track = inOwn ?? (isTranscribed ? undefined : captions[0])
  if (!track) return []
  const cues = await askService(`The captions ${track.source}`, () => ports.recordings.cuesOf(track.source))
  return cues ?? []
}

/** The recording of an episode, with its chapters and what is said in it. */
export async function listenSection(entry: Heard, context: PageContext): Promise<Section | undefined> {
  const recording = entry.audio && recordingOf(entry.audio)
  const transcript = entry.transcript ?? recording?.transcript
  if (!recording) return transcript ? section('podcastAudio', { transcript }) : undefined
  const isTranscribed = transcript !== undefined && !context.langOf(entry.transcript ? entry : recording)
  return section('podcastAudio', {
    id: 'listen',
    heading: context.translate(messages).listen,
    feature: playedOf({ ...recording, title: entry.name }),
    chapters: chaptersOf(entry),
    cues: await cuesOf(recording, isTranscribed, context),
    transcript,
  })
}
