import { textsIn } from '../../script-texts.ts'
import { english } from './english.ts'
import { pictureInfo } from './picture-source.ts'
import { createStage, type Stage } from './stage.ts'
import './viewer.css'

const KEYS: Record<string, (stage: Stage) => void> = {
  '+': (stage) => stage.zoom('in'),
  '=': (stage) => stage.zoom('in'),
  '-': (stage) => stage.zoom('out'),
  '0': (stage) => stage.home(),
  ArrowLeft: (stage) => stage.move(-1, 0),
  ArrowRight: (stage) => stage.move(1, 0),
  ArrowUp: (stage) => stage.move(0, -1),
  ArrowDown: (stage) => stage.move(0, 1),
}

/**
 * Opens a picture in its dialog. Escape or a control closes it, and the focus goes back.
 *
 * @param base address of the picture at its image server
 * @param opener has the focus again at the end
 */
export async function openViewer(dialog: HTMLDialogElement, base: string, opener: HTMLElement): Promise<void> {
  const t = textsIn(dialog, english)
  const part = (name: string) => dialog.querySelector(`.viewer-${name}`) as HTMLElement
  const [room, element, message, wayOut] = [part('room'), part('stage'), part('message'), part('way-out')]
  const closed = new AbortController()
  const { signal } = closed
  let stage: Stage | undefined

  const say = (words: string, isOver = true) => {
    if (signal.aborted) return
    message.textContent = words
    element.ariaBusy = String(!isOver)
  }
  const fail = (words: string) => {
    say(words)
    wayOut.hidden = false
  }
  const actions: Record<string, () => unknown> = {
    in: () => stage?.zoom('in'),
    out: () => stage?.zoom('out'),
    home: () => stage?.home(),
    screen: () => (document.fullscreenElement ? document.exitFullscreen() : room.requestFullscreen()),
    close: () => dialog.close(),
  }
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-action]')) {
    const { action = '' } = button.dataset
    button.addEventListener('click', () => actions[action]?.(), { signal })
    if (action !== 'screen') continue
    button.hidden = !document.fullscreenEnabled
    const show = () => {
      button.ariaPressed = String(document.fullscreenElement === room)
    }
    show()
    document.addEventListener('fullscreenchange', show, { signal })
  }
  dialog.addEventListener(
    'keydown',
    (event) => {
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key]
      if (!act || !stage) return
      event.preventDefault()
      act(stage)
    },
    { signal },
  )
  dialog.addEventListener(
    'close',
    () => {
      closed.abort()
      if (document.fullscreenElement) document.exitFullscreen()
      stage?.close()
      element.replaceChildren()
      opener.focus()
    },
    { once: true },
  )

  wayOut.hidden = true
  say(t.loading, false)
  dialog.showModal()
  try {
    const info = await pictureInfo(base, signal)
    if (signal.aborted) return
    stage = createStage(element, info, `${dialog.ariaLabel}. ${t.howToMove}`, {
      ready: () => say(''),
      failed: () => fail(t.notInParts),
      missing: () => fail(t.partMissing),
    })
  } catch {
    fail(t.notInParts)
  }
}
