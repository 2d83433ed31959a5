import { clockText } from 'atrium/model/media/duration.ts'
import { digitsAt } from '../../digits.ts'
import { textsIn } from '../../script-texts.ts'
import { putControls } from './controls.ts'
import { english } from './english.ts'
import { claimHeard, type Heard, heardIn, keepHeard } from './heard.ts'
import { deviceOf, keepPlace, keepSpeed, placeOf, speedOf } from './places.ts'
import { pictureOfPage, tellSystem } from './system.ts'
import { followTimes } from './times.ts'

const KEPT_EVERY = 5

export interface Player {
  /** Goes on with what was heard on another page. */
  resume: (heard: Heard) => void
  /** Is heard no more: another is. */
  close: () => void
}

/** Of all players of a page one is heard. */
let heard: { audio: HTMLAudioElement; close: () => void } | undefined

/** A film that has no sound disturbs nobody. */
document.addEventListener(
  'play',
  ({ target }) => {
    if (!(target instanceof HTMLMediaElement) || target.muted) return
    for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video'))
      if (other !== target && !other.muted) other.pause()
    if (target !== heard?.audio && target.closest('.sound')) heard?.close()
  },
  true,
)

const woken = new WeakMap<HTMLElement, Promise<Player>>()

/** Wakes a player once. */
export default function wakeSound(element: HTMLElement): Promise<Player> {
  const player = woken.get(element) ?? import('./sound.css').then(() => enhancePlayer(element))
  woken.set(element, player)
  return player
}

/** Gives a recording controls of its own; while it plays they stay in sight, and its place is kept on the device. */
function enhancePlayer(element: HTMLElement): Player {
  const t = textsIn(element, english)
  const find = <Found extends Element>(selector: string) => element.querySelector(selector) as Found
  const [audio, said] = [find<HTMLAudioElement>('audio'), find('.sound-said')]
  const [bar, place] = [find<HTMLElement>('.sound-bar'), find<HTMLElement>('.sound-place')]
  const { source, title } = { source: audio.getAttribute('src') ?? '', title: audio.ariaLabel ?? '' }
  const { href, carried } = element.dataset
  const isCarried = carried !== undefined
  if (isCarried) element.ariaLabel = `${t.nowPlaying}: ${title}`
  const { root, play, position, time, speed } = putControls(audio, title, t, href)
  const [device, tab] = [deviceOf(() => localStorage), deviceOf(() => sessionStorage)]
  const length = () => (Number.isFinite(audio.duration) ? audio.duration : Number(audio.dataset.seconds ?? Number.NaN))
  let start = placeOf(device, source)
  let keptAt = start
  let isAway = isCarried
  /** For the next page; undefined: it has nothing to play on. */
  let kept: Pick<Heard, 'tab' | 'picture'> | undefined
  const at = () => (audio.readyState > 0 ? audio.currentTime : start)

  const digits = digitsAt(element)
  const clock = (seconds: number) => digits(clockText(seconds))
  const show = () => {
    const whole = length()
    if (whole > 0) position.max = `${whole}`
    position.value = `${at()}`
    const text = whole > 0 ? `${clock(at())} / ${clock(whole)}` : clock(at())
    time.textContent = text
    position.setAttribute('aria-valuetext', text)
    const isPaused = audio.paused
    element.toggleAttribute('data-playing', !isPaused)
    const word = isPaused ? (at() > 0 ? `${t.resumeAt} ${clock(at())}:` : t.play) : t.pause
    play.setAttribute('aria-label', `${word} ${title}`)
  }
  const keep = () => {
    keptAt = at()
    keepPlace(device, source, keptAt, length())
    if (!kept) return
    const facts = {
      source,
      title,
      href: href ?? location.pathname + location.search,
      messages: element.dataset.messages,
    }
    keepHeard(tab, { ...kept, ...facts, at: keptAt, isPlaying: !audio.paused, length: length() })
  }
  const begin = () => {
    element.dataset.opened = ''
    said.textContent = ''
    audio.play().catch(({ name }: Error) => {
      if (name !== 'AbortError') said.textContent = name === 'NotAllowedError' ? t.refused : t.notPlayed
    })
  }
  const seek = (seconds: number) => {
    const to = Math.max(0, Math.min(seconds, length() || seconds))
    start = to
    if (audio.readyState > 0) audio.currentTime = to
    show()
  }
  const step = (by: number) => seek(at() + by)
  /** In sight where the page has been scrolled on. */
  const dock = () => {
    const isDocked = isAway && 'opened' in element.dataset
    const height = isDocked ? `${bar.offsetHeight}px` : ''
    if (isDocked && !isCarried) place.style.minBlockSize = height
    bar.toggleAttribute('data-docked', isDocked)
    if (!isDocked && heard?.audio !== audio) return
    // The end of the page stays readable, and what gets focus is above the bar.
    document.body.style.paddingBlockEnd = height
    document.documentElement.style.scrollPaddingBlockEnd = height
  }
  const forget = () => {
    if (kept) keepHeard(tab, undefined)
    kept = undefined
  }
  const close = () => {
    audio.pause()
    forget()
    delete element.dataset.opened
    dock()
    tellSystem()
    if (isCarried) element.remove()
  }
  const resume = ({ tab: own, picture, at: seconds, isPlaying }: Heard) => {
    kept = { tab: own, picture }
    heard = { audio, close }
    seek(seconds)
    element.dataset.opened = ''
    dock()
    if (isPlaying) begin()
  }
  const begun = () => {
    if (!kept) {
      kept = { tab: `${Math.random()}`, picture: pictureOfPage() }
      void claimHeard(kept)
    }
    heard = { audio, close }
    audio.playbackRate = Number(speed.value)
    tellSystem({ title, picture: kept.picture, play: begin, pause: () => audio.pause(), step, seek })
    keep()
    show()
  }

  const wanted = speedOf(device)
  if ([...speed.options].some(({ value }) => Number(value) === wanted)) speed.value = `${wanted}`

  audio.addEventListener('loadedmetadata', () => {
    if (start > 0) audio.currentTime = start
    audio.playbackRate = Number(speed.value)
    show()
  })
  audio.addEventListener('play', begun)
  audio.addEventListener('timeupdate', () => {
    show()
    if (Math.abs(audio.currentTime - keptAt) >= KEPT_EVERY) keep()
  })
  audio.addEventListener('pause', () => {
    keep()
    show()
  })
  audio.addEventListener('ended', () => {
    start = 0
    audio.currentTime = 0
    forget()
    keep()
    show()
  })
  audio.addEventListener('error', () => {
    said.textContent = t.notPlayed
  })
  addEventListener('pagehide', () => {
    if (!kept) return
    keep()
    kept = undefined
    // Kept in memory, the page is silent.
    audio.pause()
  })
  // Back in memory, it is out of sight where the visitor has closed it on another page, or hears something else.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && 'opened' in element.dataset && heardIn(tab, location.href)?.source !== source) close()
  })

  new IntersectionObserver(([entry]) => {
    isAway = isCarried || !entry?.isIntersecting
    dock()
  }).observe(place)
  new ResizeObserver(dock).observe(bar)
  root.addEventListener('click', ({ target }) => {
    const { do: what } = (target as Element).closest('button')?.dataset ?? {}
    if (what === 'play') audio.paused ? begin() : audio.pause()
    else if (what === 'close') {
      close()
      const next = isCarried ? document.getElementById('main') : play
      next?.focus({ preventScroll: true })
    } else if (what) step(Number(what))
  })
  position.addEventListener('input', () => seek(Number(position.value)))
  speed.addEventListener('change', () => {
    audio.playbackRate = Number(speed.value)
    keepSpeed(device, audio.playbackRate)
  })
  followTimes(element, audio, (seconds) => {
    seek(seconds)
    begin()
  })
  show()
  if (!audio.paused) begun()
  return { resume, close }
}
