import { defined } from 'atrium'
import { claimHeard, type Heard, heardIn, keepHeard } from './heard.ts'
import { deviceOf } from './places.ts'
import wakeSound, { type Player } from './sound.enhance.ts'

/** Plays on what the tab was playing: in its own player where the page has one, else in a bar at the end of the page. */
export default async function playOn(): Promise<void> {
  const tab = deviceOf(() => sessionStorage)
  const heard = heardIn(tab, location.href)
  if (!heard || !(await claimHeard(heard))) return keepHeard(tab, undefined)
  const players = document.querySelectorAll<HTMLElement>('.sound')
  const own = [...players].find((player) => player.querySelector('audio')?.getAttribute('src') === heard.source)
  const player: Player = await wakeSound(own ?? barOf(heard))
  player.resume(heard)
}

/** A player of its own: title and address are of the tab's storage, and text. */
function barOf({ source, title, href, length, messages }: Heard): HTMLElement {
  const player = document.createElement('section')
  player.className = 'sound'
  Object.assign(player.dataset, defined({ carried: '', href, messages }))
  player.innerHTML =
    '<div class="sound-place"><div class="sound-bar"><audio preload="none"></audio><p class="sound-said" role="status"></p></div></div>'
  const audio = player.querySelector('audio') as HTMLAudioElement
  Object.assign(audio, { src: source, ariaLabel: title })
  if (length) audio.dataset.seconds = `${length}`
  document.body.append(player)
  return player
}
