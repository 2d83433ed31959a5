import pauseShape from 'lucide-static/icons/pause.svg?raw'
import playShape from 'lucide-static/icons/play.svg?raw'
import backShape from 'lucide-static/icons/rotate-ccw.svg?raw'
import forwardShape from 'lucide-static/icons/rotate-cw.svg?raw'
import closeShape from 'lucide-static/icons/x.svg?raw'
import { digitsAt } from '../../digits.ts'
import type { PlayerTexts } from './english.ts'

/** Seconds to go back and forward. */
export const BACK_SECONDS = 15
export const FORWARD_SECONDS = 30
const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** The parts of a player that its script works with. */
export interface Controls {
  root: HTMLElement
  play: HTMLButtonElement
  position: HTMLInputElement
  time: HTMLElement
  speed: HTMLSelectElement
}

/**
 * Puts the controls of a player into the place of the browser's own.
 *
 * @param audio is where they are put
 * @param href address of the page of what is played, where it is another
 */
export function putControls(audio: HTMLAudioElement, title: string, t: PlayerTexts, href?: string): Controls {
  const root = make<HTMLElement>('div', { className: 'sound-controls' })
  const play = button(t.play, playShape + pauseShape, 'play')
  const now = make<HTMLElement>('p', { className: 'sound-now' })
  now.append(href ? make<HTMLAnchorElement>('a', { href, textContent: title }) : title)
  const position = make<HTMLInputElement>('input', {
    type: 'range',
    min: '0',
    max: '0',
    step: '1',
    ariaLabel: `${t.position}: ${title}`,
  })
  position.value = '0'
  const time = make<HTMLElement>('span', { className: 'sound-time' })
  const digits = digitsAt(audio)
  const speed = make<HTMLSelectElement>('select', { ariaLabel: t.speed })
  for (const value of SPEEDS) speed.add(new Option(`${digits(value)}×`, `${value}`, value === 1, value === 1))
  const by = (text: string, seconds: number, shape: string) => {
    const step = button(text.replace('{seconds}', `${Math.abs(seconds)}`), shape, `${seconds}`)
    step.append(make<HTMLElement>('span', { ariaHidden: 'true', textContent: `${Math.abs(seconds)}` }))
    return step
  }
  root.append(
    play,
    now,
    by(t.back, -BACK_SECONDS, backShape),
    by(t.forward, FORWARD_SECONDS, forwardShape),
    position,
    time,
    speed,
    button(t.close, closeShape, 'close'),
  )
  audio.controls = false
  audio.after(root)
  return { root, play, position, time, speed }
}

const make = <Made extends HTMLElement>(name: string, facts: Partial<Made>): Made =>
  Object.assign(document.createElement(name) as Made, facts)

/** @param shape SVG of the icon set @param what it does: `play`, `close`, or by how many seconds it goes on */
function button(ariaLabel: string, shape: string, what: string): HTMLButtonElement {
  const made = make<HTMLButtonElement>('button', { type: 'button', ariaLabel, innerHTML: shape })
  for (const icon of made.children) icon.ariaHidden = 'true'
  made.dataset.do = what
  return made
}
