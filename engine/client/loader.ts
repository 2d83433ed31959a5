/**
 * The only script of an ordinary page. It wakes the parts that need the browser and makes marked forms smooth:
 *
 * - `[data-island="/address.js"]`: the module's default export is called with the element when it comes into view, or,
 *   with `data-load="focus"`, on its first focus or tap; a click that came too early is repeated, of several the last.
 *   Of islands within one another the innermost is meant. With `data-load="now"` at once, to hear of new addresses.
 * - `[data-kept="key"]`, an island that is hidden: when the page is shown, also again from memory, while the tab's storage has
 *   that key.
 * - `form[method=post][data-enhance="id"]`: sent in the background; the element with that id is then replaced by the
 *   one in the answer, or taken away when the answer has none.
 *
 * What goes wrong in a script is reported to the server. An error event of an island names it: such an island keeps what
 * the server has sent, and bears the error as `data-error`.
 */
type Wake = (element: HTMLElement) => unknown

/** Further errors of a page tell little more. */
let reportsLeft = 3

const report = ({ target, error, reason = error }: Partial<ErrorEvent & PromiseRejectionEvent>) => {
  // The window has none.
  const dataset = (target as HTMLElement).dataset as DOMStringMap | undefined
  if (dataset) {
    console.error(target, reason)
    dataset.error = reason
  }
  const stack = `${reason?.stack}`
  // Extensions of browsers fail, too.
  if ((stack + reason).includes(location.origin) && reportsLeft-- > 0)
    navigator.sendBeacon(
      // Below the path of the site, as this script is: in a folder, and among sources in one more.
      `${import.meta.url}/..${import.meta.env.DEV ? '/..' : ''}/../_browser-errors`,
      JSON.stringify({ page: location.pathname, island: dataset?.island, error: `${reason}`, stack }),
    )
}

addEventListener('error', report)
addEventListener('unhandledrejection', report)

const load = (element: HTMLElement): Promise<unknown> =>
  import(/* @vite-ignore */ element.dataset.island as string)
    .then(({ default: wake }: { default: Wake }) => wake(element))
    .catch((error) => element.dispatchEvent(new ErrorEvent('error', { error, bubbles: true })))

const inView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        inView.unobserve(target)
        load(target as HTMLElement)
      }
  },
  { rootMargin: '200px' },
)

/** Islands that were touched, while they load. */
const touched = new WeakMap<Element, Promise<unknown>>()

const onTouch = (event: MouseEvent) => {
  const tapped = event.target as Element
  const element = tapped.closest<HTMLElement>('[data-island]')
  if (element?.dataset.load !== 'focus') return
  const loading = touched.get(element) ?? load(element).then(() => (element.dataset.load = 'done'))
  touched.set(element, loading)
  if (event.type !== 'click' || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopPropagation()
  const index = [...element.querySelectorAll('*')].indexOf(tapped)
  const repeated = loading.then(() => {
    if (touched.get(element) !== repeated) return
    // An island that failed has new elements in place of those that were there.
    const again = tapped.isConnected ? tapped : element.querySelectorAll('*')[index]
    // Drawings have no `click()`.
    again?.dispatchEvent(new MouseEvent('click', event))
  })
  touched.set(element, repeated)
}

for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, onTouch as EventListener, true)

const scan = ({ target }: Pick<Event, 'target'>) => {
  for (const element of (target as ParentNode).querySelectorAll<HTMLElement>('[data-island]')) {
    if (element.dataset.load === 'now') load(element)
    else if (!element.dataset.load) inView.observe(element)
  }
}

// Said of an element whose content was replaced.
addEventListener('refreshed', scan)

addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement
  const id = form.dataset.enhance
  if (!id || form.method !== 'post') return
  event.preventDefault()
  try {
    const body = new URLSearchParams(new FormData(form, event.submitter) as unknown as Record<string, string>)
    const response = await fetch(form.action, { method: 'POST', body })
    if (!response.ok) throw response
    const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById(id)
    const stale = document.getElementById(id)
    if (fresh) {
      stale?.replaceWith(fresh)
      scan({ target: fresh })
    } else stale?.remove()
  } catch {
    delete form.dataset.enhance
    form.requestSubmit(event.submitter)
  }
})

const loadKept = () => {
  try {
    for (const element of document.querySelectorAll<HTMLElement>('[data-kept]'))
      if (sessionStorage.getItem(element.dataset.kept as string)) load(element)
  } catch {
    // Browsers that keep nothing refuse even to be asked.
  }
}

addEventListener('pageshow', ({ persisted }) => persisted && loadKept())

scan({ target: document })
loadKept()
