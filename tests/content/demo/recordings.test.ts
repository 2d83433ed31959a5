import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { secondsOf } from '../../../model/media/duration.ts'
import { ownFiles } from '../../demo-files.ts'
import { mp3Seconds } from './mp3-seconds.ts'

interface Asset {
  uid: string
  metadata_fields: { published_url: [string]; duration: [string]; captions?: [string]; text_transcript?: [string] }
}
interface Heard {
  uid: string
  audio: [{ uid: string }]
  transcript?: string
  chapters?: { start: string; title: string }[]
}

const content = join(import.meta.dirname, '../../../demo/content')
const entries = <Entry>(type: string): Entry[] =>
  ownFiles(join(content, 'entries', type)).map((file) =>
    JSON.parse(readFileSync(join(content, 'entries', type, file), 'utf8')),
  )
const assets = new Map(entries<Asset>('audio_asset').map((asset) => [asset.uid, asset]))
const episodes = entries<Heard>('podcast_episode')
const trailers = entries<{ trailer?: Omit<Heard, 'uid'>; uid: string; transcript?: string }>('podcast_season').flatMap(
  ({ uid, trailer, transcript }) => (trailer ? [{ ...trailer, uid, transcript }] : []),
)
const cuesOf = (webVtt: string) =>
  [...webVtt.matchAll(/^(\S+) --> (\S+)\n(.+)$/gm)].map(([, start = '', end = '', text = '']) => ({
    start: secondsOf(start) ?? 0,
    end: secondsOf(end) ?? 0,
    text,
  }))
const told = [...episodes, ...trailers].map((heard) => {
  const asset = assets.get(heard.audio[0].uid)?.metadata_fields
  if (!asset) throw new Error(`${heard.uid} has no recording.`)
  const captions = asset.captions && readFileSync(join(content, asset.captions[0]), 'utf8')
  return {
    uid: heard.uid,
    seconds: mp3Seconds(readFileSync(join(content, asset.published_url[0]))),
    stated: secondsOf(asset.duration[0]) ?? 0,
    cues: captions ? cuesOf(captions) : [],
    chapters: (heard.chapters ?? []).map(({ start }) => secondsOf(start) ?? 0),
    transcript: heard.transcript ?? asset.text_transcript?.[0] ?? '',
  }
})
type Told = (typeof told)[number]
const uidsOf = (faulty: readonly Told[]) => faulty.map(({ uid }) => uid)

/** Words in the order in which they are said, without who says them. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/<strong>[^<]*<\/strong>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .split(/\s+/)
    .filter(Boolean)

describe('the recordings of the podcasts of the demo', () => {
  it('POD-028 last one to three minutes, as long as their entries say', () => {
    expect(told).toHaveLength(43)
    expect(uidsOf(told.filter(({ seconds }) => seconds < 60 || seconds > 180))).toEqual([])
    expect(uidsOf(told.filter(({ seconds, stated }) => Math.abs(seconds - stated) > 1))).toEqual([])
  })

  it('POD-028 are captioned in the words of the transcript', () => {
    const differs = ({ cues, transcript }: Told) =>
      wordsOf(cues.map(({ text }) => text).join(' ')).join(' ') !== wordsOf(transcript).join(' ')
    expect(uidsOf(told.filter(({ cues }) => cues.length < 5))).toEqual([])
    expect(uidsOf(told.filter(differs))).toEqual([])
  })

  it('POD-028 have captions and chapters that follow each other and end before the recording does', () => {
    const isLate = ({ cues, seconds }: Told) =>
      cues.some(({ start, end }, at) => start < (cues[at - 1]?.end ?? 0) || end > seconds)
    expect(uidsOf(told.filter(isLate))).toEqual([])
    const spoken = told.filter(({ uid }) => uid.startsWith('podcast_episode_'))
    expect(uidsOf(spoken.filter(({ chapters }) => chapters.length < 3 || chapters[0] !== 0))).toEqual([])
    const isPast = ({ chapters, seconds }: Told) =>
      chapters.some((chapter, at) => chapter <= (chapters[at - 1] ?? -1) || chapter >= seconds)
    expect(uidsOf(told.filter(isPast))).toEqual([])
  })

  it('SITE-094 are all files that are there, and no other is', () => {
    const used = [...assets.values()].map(({ metadata_fields: { published_url } }) => published_url[0])
    expect(used.filter((path) => !existsSync(join(content, path)))).toEqual([])
    const files = readdirSync(join(content, 'media')).filter((file) => file.endsWith('.mp3'))
    expect(files.filter((file) => !used.includes(`/media/${file}`))).toEqual([])
  })

  it('SITE-094 of other sounds say how long they last, too', () => {
    const off = [...assets.values()].filter(({ metadata_fields: { published_url, duration } }) => {
      const seconds = mp3Seconds(readFileSync(join(content, published_url[0])))
      return Math.abs(seconds - (secondsOf(duration[0]) ?? 0)) > 1
    })
    expect(off.map(({ uid }) => uid)).toEqual([])
  })
})
