import { BACK_SECONDS, FORWARD_SECONDS } from './controls.ts'

interface Played {
  title: string
  picture?: string | undefined
  play: () => void
  pause: () => void
  /** @param by seconds, also backwards */
  step: (by: number) => void
  seek: (to: number) => void
}

/**
 * Tells the system what is played, for its own controls: on a locked screen, on keyboards and headphones.
 *
 * @param played absent: nothing is any more
 */
export function tellSystem(played?: Played): void {
  const { mediaSession } = navigator
  if (!mediaSession) return
  mediaSession.metadata = played
    ? new MediaMetadata({
        title: played.title,
        artist: shared('og:site_name') ?? '',
        artwork: played.picture ? [{ src: played.picture }] : [],
      })
    : null
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler | undefined>> = {
    play: played?.play,
    pause: played?.pause,
    seekbackward: ({ seekOffset }) => played?.step(-(seekOffset ?? BACK_SECONDS)),
    seekforward: ({ seekOffset }) => played?.step(seekOffset ?? FORWARD_SECONDS),
    seekto: ({ seekTime }) => played?.seek(seekTime ?? 0),
  }
  for (const [action, handler] of Object.entries(handlers))
    try {
      mediaSession.setActionHandler(action as MediaSessionAction, (played && handler) ?? null)
    } catch {
      // This system has no such control.
    }
}

/** The picture by which the page is shared shows what it is about. */
export const pictureOfPage = (): string | undefined => shared('og:image')

const shared = (property: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content
