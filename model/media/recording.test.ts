import { createDateFormats, createTranslator } from 'atrium'
import { loaded } from 'atrium/blocks/example-entry.ts'
import { describe, expect, it } from 'vitest'
import { durationText } from './duration.ts'
import { recordingOf } from './recording.ts'
import audioAsset from './types/audio-asset.ts'
import video from './types/video.ts'
import videoAsset from './types/video-asset.ts'

describe('recordings', () => {
  const asset = (metadataFields: Record<string, string[]>) =>
    recordingOf(loaded(audioAsset, 'a', 'kiln.wav', { metadataFields }))
  const film = (url: string) => recordingOf(loaded(video, 'v', 'Firing', { url }))

  it('SITE-094 take their facts from the metadata fields of a sound', () => {
    expect(
      asset({
        published_url: ['https://audio.example.org/kiln.mp3'],
        title: ['The Kiln', 'A night'],
        duration: ['00:12:00'],
        text_transcript: ['<p>Crackling.</p>'],
      }),
    ).toEqual({
      kind: 'audio',
      source: 'https://audio.example.org/kiln.mp3',
      title: 'The Kiln',
      subtitle: 'A night',
      duration: '00:12:00',
      transcript: '<p>Crackling.</p>',
    })
    expect(asset({})).toBeNull()
  })

  it.each([
    ['00:12:00', '12 min'],
    ['00:12:30', '12:30 min'],
    ['00:04:00', '04 min'],
    ['00:01:20', '01:20 min'],
    ['4:00', '4 min'],
    ['12:30', '12:30 min'],
    ['00:00:42', '42 s'],
    ['00:06', '6 s'],
    ['01:05:00', '1 h 5 min'],
    ['01:07:07', '1 h 7 min'],
    ['67:07', '1 h 7 min'],
    ['00:90:00', '1 h 30 min'],
    ['0:12:00', '12 min'],
    ['00:12:00.000', '12 min'],
    ['02:00:10', '2 h'],
    ['12 min', '12 min'],
    ['about an hour', 'about an hour'],
    ['12:00:30', '12 h'],
  ])('SITE-095 shows the duration %s as %s', (duration, text) => {
    const dates = createDateFormats('America/Los_Angeles', createTranslator('en-US'))
    expect(durationText(duration, dates)).toBe(text)
  })

  it('SITE-096 SITE-097 SITE-098 find the source of films', () => {
    expect(film('https://films.example.org/a.mp4')).toMatchObject({ kind: 'video', title: 'Firing' })
    expect(film('https://player.example.org/7')).toMatchObject({ kind: 'frame' })
    const metadataFields = { published_url: ['https://films.example.org/b.webm'] }
    expect(recordingOf(loaded(videoAsset, 'v', 'Firing', { metadataFields }))).toMatchObject({
      kind: 'video',
      source: 'https://films.example.org/b.webm',
    })
  })
})
