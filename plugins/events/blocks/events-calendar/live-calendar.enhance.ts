import { queryOfForm } from './form-query.ts'

/**
 * Answers filters at once: the list is fetched from the address that the form would lead to, which is then the page's
 * own, so that it can be kept, sent and gone back to. Where that fails the browser goes there itself.
 */
export default function liveCalendar(calendar: HTMLElement): void {
  const form = calendar.querySelector('form') as HTMLFormElement
  const heading = calendar.querySelector('.calendar-main > [tabindex]') as HTMLElement
  const submit = form.querySelector('button[type=submit]')
  let shown = location.href
  let asked: AbortController | undefined

  const show = async (address: string, { isNew }: { isNew: boolean }) => {
    asked?.abort()
    const own = new AbortController()
    asked = own
    calendar.ariaBusy = 'true'
    try {
      const response = await fetch(address, { signal: own.signal, headers: { accept: 'text/html' } })
      const text = await response.text()
      const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById(calendar.id)
      if (!fresh || own.signal.aborted) throw own.signal.aborted ? new DOMException('', 'AbortError') : response
      if (isNew) history.pushState(null, '', response.url)
      shown = location.href
      take(fresh)
      calendar.ariaBusy = null
    } catch (error) {
      if ((error as Error).name !== 'AbortError') location.assign(address)
    }
  }

  const take = (fresh: HTMLElement) => {
    const replace = (selector: string) => {
      const [old, other] = [calendar.querySelector(selector), fresh.querySelector(selector)]
      if (old && other) old.replaceChildren(...other.childNodes)
    }
    const hadFocus = calendar.querySelector('.calendar-results')?.contains(document.activeElement)
    // Before the list: what is new is said once, and focus finds its place.
    replace('.calendar-count')
    replace('.calendar-results')
    replace('.calendar-shortcuts')
    replace('.calendar-open')
    const count = fresh.querySelector<HTMLElement>('.calendar-count')
    // In other languages than English the page brings the words.
    const [found] = /^[\d,]+ results?/.exec(calendar.querySelector('.calendar-count')?.textContent ?? '') ?? []
    const words = count?.dataset.live ?? (found && `Show ${found}`)
    if (submit && words) submit.textContent = words
    for (const input of form.querySelectorAll('input')) {
      const same = `input[name="${input.name}"]`
      const other = fresh.querySelector<HTMLInputElement>(
        input.type === 'checkbox' ? `${same}[value="${CSS.escape(input.value)}"]` : same,
      )
      if (input.type === 'checkbox') input.checked = other?.defaultChecked ?? false
      else if (input !== document.activeElement) input.value = other?.defaultValue ?? ''
    }
    if (hadFocus) heading.focus({ preventScroll: true })
  }

  form.addEventListener('change', () => {
    // A year that is being typed is a date of the second century first.
    if (form.checkValidity()) show(queryOfForm(form), { isNew: true })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    form.hidePopover()
    const address = queryOfForm(form)
    if (new URL(address, location.href).href !== shown) show(address, { isNew: true })
  })
  calendar.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-live], .pagination a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const isPage = !link.hasAttribute('data-live')
    show(link.href, { isNew: true }).then(() => isPage && calendar.scrollIntoView())
  })
  addEventListener('popstate', () => {
    if (location.href.replace(/#.*/, '') !== shown.replace(/#.*/, '')) show(location.href, { isNew: false })
  })
  calendar.dataset.ready = ''
}
