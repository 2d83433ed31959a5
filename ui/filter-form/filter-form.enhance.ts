/**
 * Makes the choices of a list hold at once. The form asks for the page by GET and works as it is; here each change
 * fetches that page in the background and takes over the elements whose ids `data-refresh` names, apart by spaces. The
 * choice stands in the address, and Back leads to the one before. When the page cannot be had, the browser goes there.
 */
export default function filterAtOnce(form: HTMLFormElement): void {
  const ids = (form.dataset.refresh ?? '').split(' ')
  for (const button of form.querySelectorAll<HTMLButtonElement>('button[type=submit]')) button.hidden = true

  const chosen = (): string => {
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString()
    return query ? `${location.pathname}?${query}` : location.pathname
  }

  let asked = new AbortController()
  const show = async (address: string) => {
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    try {
      const answer = await fetch(address, { signal })
      if (!answer.ok) throw answer
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      if (signal.aborted) return
      for (const id of ids) document.getElementById(id)?.replaceChildren(...(page.getElementById(id)?.childNodes ?? []))
    } catch {
      if (!signal.aborted) location.assign(address)
    }
  }

  form.addEventListener('change', () => {
    const address = chosen()
    history.pushState(null, '', address)
    show(address)
  })

  addEventListener('popstate', () => {
    if (!form.isConnected) return
    const { pathname, search } = location
    const query = new URLSearchParams(search)
    for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
      box.checked = query.getAll(box.name).includes(box.value)
    show(pathname + search)
  })
}
