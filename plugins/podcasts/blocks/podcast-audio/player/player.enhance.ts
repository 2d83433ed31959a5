import { textsIn } from 'atrium/ui/script-texts.ts'
import { clockText } from '../../../episode/duration.ts'
import { copyControls } from './copy-controls.ts'
import { english } from './english.ts'
import { type Device, keepPlace, keepSpeed, placeOf, speedOf } from './places.ts'
import { followTimes } from './times.ts'

const KEPT_EVERY = 5

/** Of all players of a page one is heard. */
let heard: HTMLAudioElement | undefined

const NOTHING: Device = { getItem: () => null, setItem() {} }

/** Browsers that keep nothing refuse even to be asked. */
function deviceOf(): Device {
  try {
    return localStorage
  } catch {
    return NOTHING
  }
}

/** Gives a recording controls of its own; while it plays they stay in sight, and its place is kept on the device. */
export default function enhancePlayer(element: HTMLElement): void {
  const t = textsIn(element, english)
  const find = <Found extends Element>(selector: string) => element.querySelector(selector) as Found
  const [audio, said] = [find<HTMLAudioElement>('audio'), find('.podcast-said')]
  const [bar, place] = [find<HTMLElement>('.podcast-bar'), find<HTMLElement>('.podcast-place')]
  const { source, title } = { source: audio.getAttribute('src') ?? '', title: audio.ariaLabel ?? '' }
  const controls = copyControls(audio, title, element.dataset.href)
  if (!controls) return
  const { root, play, position, time, speed } = controls
  const device = deviceOf()
  const length = () => (Number.isFinite(audio.duration) ? audio.duration : Number(audio.dataset.seconds ?? Number.NaN))
  let start = placeOf(device, source)
  let keptAt = start

  const show = () => {
    const at = audio.readyState > 0 ? audio.currentTime : start
    const whole = length()
    if (whole > 0) position.max = `${whole}`
    position.value = `${at}`
    const text = whole > 0 ? `${clockText(at)} / ${clockText(whole)}` : clockText(at)
    time.textContent = text
    position.setAttribute('aria-valuetext', text)
    const isPaused = audio.paused
    element.toggleAttribute('data-playing', !isPaused)
    const word = isPaused ? (at > 0 ? `${t.resumeAt} ${clockText(at)}:` : t.play) : t.pause
    play.setAttribute('aria-label', `${word} ${title}`)
  }
  const keep = () => {
    keptAt = audio.currentTime
    keepPlace(device, source, keptAt, length())
  }
  const begin = () => {
    element.dataset.opened = ''
    said.textContent = ''
    audio.play().catch((error: Error) => {
      if (error.name !== 'AbortError') said.textContent = t.notPlayed
    })
  }
  const seek = (seconds: number) => {
    const at = Math.max(0, Math.min(seconds, length() || seconds))
    start = at
    if (audio.readyState > 0) audio.currentTime = at
    show()
  }
  /** In sight where the page has been scrolled on. */
  const dock = (isAway: boolean) => {
    const isDocked = isAway && 'opened' in element.dataset
    if (isDocked) place.style.minBlockSize = `${bar.offsetHeight}px`
    bar.toggleAttribute('data-docked', isDocked)
    // The end of the page stays readable.
    if (isDocked || heard === audio) document.body.style.paddingBlockEnd = isDocked ? `${bar.offsetHeight}px` : ''
  }

  const wanted = speedOf(device)
  if ([...speed.options].some(({ value }) => Number(value) === wanted)) speed.value = `${wanted}`

  audio.addEventListener('loadedmetadata', () => {
    if (start > 0) audio.currentTime = start
    audio.playbackRate = Number(speed.value)
    show()
  })
  audio.addEventListener('play', () => {
    if (heard !== audio) {
      heard?.pause()
      const other = heard?.closest<HTMLElement>('.podcast-player')
      other?.dispatchEvent(new CustomEvent('podcast-close'))
    }
    heard = audio
    audio.playbackRate = Number(speed.value)
    show()
  })
  audio.addEventListener('timeupdate', () => {
    show()
    if (Math.abs(audio.currentTime - keptAt) >= KEPT_EVERY) keep()
  })
  audio.addEventListener('pause', () => {
    if (audio.readyState > 0) keep()
    show()
  })
  audio.addEventListener('ended', () => {
    start = 0
    audio.currentTime = 0
    keep()
    show()
  })
  audio.addEventListener('error', () => {
    said.textContent = t.notPlayed
  })
  addEventListener('pagehide', () => {
    if (heard === audio) keep()
  })

  const away = new IntersectionObserver(([entry]) => dock(entry ? !entry.isIntersecting : false))
  away.observe(place)
  element.addEventListener('podcast-close', () => {
    delete element.dataset.opened
    dock(false)
  })
  root.addEventListener('click', ({ target }) => {
    const { do: what, by } = (target as Element).closest('button')?.dataset ?? {}
    if (what === 'play') audio.paused ? begin() : audio.pause()
    if (by) seek((audio.readyState > 0 ? audio.currentTime : start) + Number(by))
    if (what === 'close') {
      audio.pause()
      delete element.dataset.opened
      dock(false)
    }
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
}
