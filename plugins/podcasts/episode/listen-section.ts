import { type PageContext, type Section, section, serviceLanguage } from 'atrium'
import { secondsOf } from 'atrium/model/media/duration.ts'
import { type Recording, recordingOf } from 'atrium/model/media/recording.ts'
import messages from '../messages.ts'
import type { Cue } from '../recordings/web-vtt.ts'
import { playedOf } from './played.ts'

interface Heard {
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

/** Reads what is said when, from the captions in the institution's language, else the first; nothing where there are none. */
async function cuesOf({ captions = [] }: Recording, { institution, ports, askService }: PageContext): Promise<Cue[]> {
  const own = new Intl.Locale(institution.language).language
  const track = captions.find(({ language = serviceLanguage(institution) ?? own }) => language === own) ?? captions[0]
  if (!track) return []
  const cues = await askService(`The captions ${track.source}`, () => ports.recordings.cuesOf(track.source))
  return cues ?? []
}

/** The recording of an episode, with its chapters and what is said in it. */
export async function listenSection(entry: Heard, context: PageContext): Promise<Section | undefined> {
  const recording = entry.audio && recordingOf(entry.audio)
  const transcript = entry.transcript ?? recording?.transcript
  if (!recording) return transcript ? section('podcastAudio', { transcript }) : undefined
  return section('podcastAudio', {
    id: 'listen',
    heading: context.translate(messages).listen,
    feature: playedOf({ ...recording, title: entry.name }),
    chapters: chaptersOf(entry),
    cues: await cuesOf(recording, context),
    transcript,
  })
}
