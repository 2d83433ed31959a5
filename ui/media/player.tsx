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
import { useDates, useLanguageOf, useMessages, useRenderContext, useRenderRoot } from '../render-context.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { Sound } from './sound/sound.tsx'

interface PlayerProps {
  recording: Recording
  /** In place of that of the recording, in the language of the page. */
  title?: string | undefined
  poster?: Image
  /** Whether title and duration are at the player; default: with a sound, which shows nothing else. */
  titled?: boolean
  /** Whether what is said can be read under the player. */
  transcript?: boolean
}

/** A film in the browser's own player, a sound in `Sound`, or in the frame of a known host; any other address is a link. */
export function Player(props: PlayerProps) {
  const { recording, poster, titled = recording.kind === 'audio', transcript = true } = props
  const t = useMessages(messages)
  const own = useLanguageOf()(recording)
  const { kind, source } = recording
  const title = props.title ?? recording.title
  const { frameHosts } = useRenderContext()
  const isLink = kind === 'frame' && !isFrameable(source, frameHosts)
  return (
    <div className="player" data-kind={isLink ? 'link' : kind}>
      {titled && <PlayerTitle recording={recording} title={props.title} />}
      {isLink ? (
        <Cta href={source} title={titled ? t.play : title} about={titled ? title : undefined} look="button" />
      ) : (
        <Screen recording={recording} title={props.title} poster={poster} />
      )}
      <PrintedAddress href={source} title={titled || isLink ? undefined : title} />
      {transcript && recording.transcript && (
        <Disclosure title={t.transcript}>
          <RichText className="reading" {...own} html={recording.transcript} />
        </Disclosure>
      )}
    </div>
  )
}

function PlayerTitle({ recording, title }: PlayerProps) {
  const { subtitle, duration } = recording
  const own = useLanguageOf()(recording)
  const dates = useDates()
  return (
    <p className="player-title">
      <strong {...(title ? {} : own)}>{title ?? recording.title}</strong>
      {subtitle && <span {...own}>{subtitle}</span>}
      {duration && <span>{durationText(duration, dates)}</span>}
    </p>
  )
}

function Screen({ recording, title = recording.title, poster }: PlayerProps) {
  const { kind, source, duration, captions = [] } = recording
  const own = useLanguageOf()(recording)
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
      {...(title === recording.title ? own : {})}
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
