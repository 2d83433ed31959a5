import type { FromCanvas, ToCanvas } from '../preview/page-facts.ts'
import { morphPage, noteSent, type Sent } from './morph.ts'
import { outlineSection } from './outline-section.ts'
import { pageFacts } from './page-facts.ts'
import { sectionAround, sectionOf } from './sections.ts'

/** The studio around the page. The policy of the canvas lets nobody else show it in a frame. */
const studio = window.parent

const tell = (message: FromCanvas) => studio.postMessage(message, '*')
const sent: Sent = new WeakMap()
let running: AbortController | undefined

const wake = (element: HTMLElement) => {
  const script = element.dataset.island
  if (script) void import(/* @vite-ignore */ script).then(({ default: start }) => start(element))
}

/** The page as the server makes it now; undefined where a newer one was asked for meanwhile. */
async function freshPage(): Promise<Document | undefined> {
  running?.abort()
  const own = new AbortController()
  running = own
  try {
    const response = await fetch(location.href, { signal: own.signal })
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch {
    return undefined
  }
}

async function refresh(): Promise<void> {
  const fresh = await freshPage()
  if (!fresh) return
  morphPage(document, fresh, sent, wake)
  tell({ atrium: 'page', facts: pageFacts(fresh), isLoaded: false })
}

/** A link of the site leads to its entry; one that leads elsewhere opens beside the studio. */
function onClick(event: MouseEvent): void {
  const target = event.target as Element
  const link = target.closest('a[href]') as HTMLAnchorElement | null
  if (link && !event.altKey && !link.getAttribute('href')?.startsWith('#')) {
    event.preventDefault()
    event.stopPropagation()
    if (link.origin === location.origin) tell({ atrium: 'go', path: link.pathname })
    else window.open(link.href, '_blank', 'noopener')
    return
  }
  if (event.altKey) event.preventDefault()
  const section = sectionAround(document.body, target)
  const [field] = section?.fields ?? []
  if (field) tell({ atrium: 'field', path: field })
}

if (studio !== window) {
  addEventListener('message', ({ source, data }: MessageEvent<ToCanvas>) => {
    if (source !== studio) return
    if (data.atrium === 'refresh') void refresh()
    else if (data.atrium === 'show') outlineSection(sectionOf(document.body, data.path))
  })
  document.addEventListener('click', onClick, true)
  document.addEventListener('submit', (event) => event.preventDefault(), true)
  noteSent(document, sent)
  tell({ atrium: 'page', facts: pageFacts(document), isLoaded: true })
}
