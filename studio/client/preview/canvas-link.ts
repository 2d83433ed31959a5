import { presentOf, type Session } from '../entry/session/session.ts'
import { pathText, readPath } from '../model/path.ts'
import { modelPath } from '../model/schema.ts'
import { createStore, type Store } from '../parts/store.ts'
import type { FromCanvas, PageFacts, ToCanvas } from './page-facts.ts'

export interface CanvasLink {
  /** Holds what is known of the page that is shown. */
  facts: Store<PageFacts | undefined>
  /** The frame, as long as one is shown. */
  attach(frame: HTMLIFrameElement | null): void
  /** The frame goes to another address: what is asked for meanwhile is asked of the page that comes. */
  leave(): void
  refresh(): void
  /** Outlines the section that a field belongs to. */
  showField(session: Session, element: EventTarget): void
  /** Hears what is clicked in the canvas. */
  listen(on: { field(path: string): void; go(path: string): void }): () => void
}

/** The way between the studio and the canvas: messages to its origin alone, and from it alone. */
export function createCanvasLink(origin: string): CanvasLink {
  let frame: HTMLIFrameElement | null = null
  let shown = ''
  /** The script of the page has said that it is there; what is sent before is lost. */
  let isReady = false
  /** A refresh was asked for before. */
  let isStale = false
  const facts = createStore<PageFacts | undefined>(undefined)
  const send = (message: ToCanvas) => isReady && frame?.contentWindow?.postMessage(message, origin)
  return {
    facts,
    attach(next) {
      frame = next
      isReady = false
      if (next) return
      shown = ''
      facts.set(undefined)
    },
    leave() {
      isReady = false
    },
    refresh() {
      isStale = !isReady
      send({ atrium: 'refresh' })
    },
    showField(session, element) {
      const place = element instanceof Element ? element.closest<HTMLElement>('[data-path]')?.dataset.path : undefined
      if (!place) return
      const path = pathText(modelPath(session.schema, presentOf(session.state.get()), readPath(place)))
      if (path === shown) return
      shown = path
      send({ atrium: 'show', path })
    },
    listen({ field, go }) {
      const onMessage = ({ origin: from, source, data }: MessageEvent) => {
        if (from !== origin || source !== frame?.contentWindow) return
        const message = data as FromCanvas
        if (message?.atrium === 'field') field(String(message.path))
        else if (message?.atrium === 'go') go(String(message.path))
        else if (message?.atrium === 'page' && (isReady || message.isLoaded)) {
          facts.set(message.facts)
          if (!message.isLoaded) return
          isReady = true
          if (isStale) this.refresh()
          if (shown) send({ atrium: 'show', path: shown })
        }
      }
      addEventListener('message', onMessage)
      return () => removeEventListener('message', onMessage)
    },
  }
}
