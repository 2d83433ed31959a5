import { assetBase, type Image } from 'atrium'
import { durationText, secondsOf } from 'atrium/model/media/duration.ts'
import type { Captions, Recording } from 'atrium/model/media/recording.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Frame, isFrameable } from '../embed/frame.tsx'
import { Cta, isOutside } from '../link/link.tsx'
import { PrintedAddress } from '../link/printed-address.tsx'
import messages from '../messages.ts'
import { candidates, regionFor } from '../picture/frame.ts'
import { pictureLayouts } from '../picture/layouts.ts'
import { useDates, useMessages, useRenderContext, useRenderRoot } from '../render-context.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Sound } from './sound/sound.tsx'

interface PlayerProps {
  recording: Recording
  poster?: Image
  /** Whether title and duration are at the player; default: with a sound, which shows nothing else. */
  titled?: boolean
  /** Whether what is said can be read under the player. */
  transcript?: boolean
}

/** A film in the browser's own player, a sound in `Sound`, or in the frame of a known host; any other address is a link. */
export function Player({ recording, poster, titled = recording.kind === 'audio', transcript = true }: PlayerProps) {
  const t = useMessages(messages)
  const { kind, source, title } = recording
  const { frameHosts } = useRenderContext()
  const isLink = kind === 'frame' && !isFrameable(source, frameHosts)
  return (
    <div className="player" data-kind={isLink ? 'link' : kind}>
      {titled && <PlayerTitle recording={recording} />}
      {isLink ? (
        <Cta href={source} title={titled ? t.play : title} about={titled ? title : undefined} look="button" />
      ) : (
        <Screen recording={recording} poster={poster} />
      )}
      <PrintedAddress href={source} title={titled || isLink ? undefined : title} />
      {transcript && recording.transcript && (
        <Disclosure title={t.transcript}>
          <RichText className="reading" html={recording.transcript} />
        </Disclosure>
      )}
    </div>
  )
}

function PlayerTitle({ recording: { title, subtitle, duration } }: { recording: Recording }) {
  const dates = useDates()
  return (
    <p className="player-title">
      <strong>{title}</strong>
      {subtitle && <span>{subtitle}</span>}
      {duration && <span>{durationText(duration, dates)}</span>}
    </p>
  )
}

function Screen({ recording: { kind, source, title, duration, captions = [] }, poster }: PlayerProps) {
  const { imageBase, siteUrl } = useRenderContext()
  const { notePicture } = useRenderRoot()
  if (kind === 'audio') return <Sound source={source} title={title} seconds={secondsOf(duration)} />
  if (kind === 'frame') return <Frame url={source} title={title} space="16:9" />
  const stills = poster ? candidates(poster, imageBase, pictureLayouts.post_large, regionFor(poster, '16:9')) : []
  const chosen = stills.at(-2) ?? stills[0]
  const still = chosen?.url
  if (poster && chosen)
    notePicture({ base: assetBase(poster, imageBase) ?? chosen.url, offered: () => ({ candidates: [chosen] }) })
  return (
    <video
      controls
      playsInline
      preload={still ? 'none' : 'metadata'}
      src={source}
      poster={still}
      width={1600}
      height={900}
      aria-label={title}
      // Captions of another host are read only where that host lets them be, and then the film has to ask, too.
      {...(captions.some((track) => isOutside(track.source, siteUrl)) && { crossOrigin: 'anonymous' as const })}
    >
      {captions.map((track, index) => (
        <Track key={track.source} captions={track} isDefault={index === 0} />
      ))}
    </video>
  )
}

function Track({ captions: { source, language: own }, isDefault }: { captions: Captions; isDefault: boolean }) {
  const { language } = useRenderContext()
  const spoken = own ?? language
  const label = new Intl.DisplayNames([spoken], { type: 'language' }).of(spoken)
  return <track kind="captions" src={source} srcLang={spoken} label={label} default={isDefault} />
}
