import { keepIn } from '../sheet/keep-in.ts'
import { addressOf, check, isChanged, keepFocus, takeOver } from './form-state.ts'

/**
 * Makes the choices of a list hold at once. The form asks for the page by GET and works as it is; here each change
 * fetches that page in the background and takes over the elements whose ids `data-refresh` names, apart by spaces, and
 * the counts of the form's own choices. The choice is in the address, and Back leads to the one before. Links marked
 * `data-live` in or beside the form do the same. When the page cannot be had, the browser goes there.
 *
 * @param element the form, or what holds it together with its links
 */
export default function filterAtOnce(element: HTMLElement): void {
  const form = element instanceof HTMLFormElement ? element : element.querySelector('form')
  if (!form) return
  const ids = (form.dataset.refresh ?? '').split(' ')
  const parts = () => ids.flatMap((id) => document.getElementById(id) ?? [])

  element.dataset.ready = ''
  if (form.popover) keepIn(form)
  // On a sheet over the page it is the way back to the results.
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[type=submit]'))
    if (form.popover) button.textContent = button.dataset.live ?? button.textContent
    else button.hidden = true

  let asked = new AbortController()
  let shown = loadedAddress()
  const show = async (address: string, stale?: string) => {
    shown = address
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    // A status that is busy would not be announced.
    for (const part of parts()) if (part.role !== 'status') part.ariaBusy = 'true'
    try {
      const answer = await fetch(address, { signal })
      if (!answer.ok) throw answer
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      if (signal.aborted) return
      takeOver(form, page, stale)
      keepFocus(parts(), () => {
        for (const part of parts()) {
          part.replaceChildren(...(page.getElementById(part.id)?.childNodes ?? []))
          part.ariaBusy = null
          part.dispatchEvent(new Event('refreshed', { bubbles: true }))
        }
      })
    } catch {
      if (!signal.aborted) location.assign(address)
    }
  }
  const go = (address: string) => {
    if (address === shown) return
    history.pushState(null, '', address)
    show(address)
  }

  form.addEventListener('change', () => {
    // A year that is being typed is one of the second century first.
    if (form.checkValidity()) go(addressOf(form))
  })

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    go(addressOf(form))
    if (form.popover && form.matches(':popover-open')) form.hidePopover()
  })

  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-live]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    check(form, link.search)
    go(link.pathname + link.search)
  })

  const follow = (): boolean => {
    const address = location.pathname + location.search
    if (!form.isConnected || address === shown) return false
    check(form, location.search)
    show(address, (document.activeElement as HTMLInputElement | null)?.value)
    return true
  }
  addEventListener('popstate', follow)

  // Back was pressed, or something chosen, before this script came.
  if (!follow() && isChanged(form)) go(addressOf(form))
}

/** The address that the server answered with this document; Back may have changed that of the window since. */
function loadedAddress(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(loaded?.name ?? location.href)
  return pathname + search
}
