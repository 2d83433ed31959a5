/** Lists what a visitor does to an element; what a script does on it follows at once. */
const ACTIONS = ['pointerdown', 'click', 'keydown', 'input', 'change', 'submit', 'focusin']

/**
 * For developers: shows what goes wrong in a script beside the island in which it does, and what belongs to no island at
 * the beginning of the page.
 *
 * @param page holds everything
 */
export default function showErrors(page: HTMLElement): void {
  let used: Element | null = null
  const note = ({ target }: Event) => {
    const island = target instanceof Element ? target.closest('[data-island]') : null
    used = island === page ? null : island
    // Later on, nobody knows whose error it is.
    setTimeout(() => {
      used = null
    })
  }
  for (const type of ACTIONS) addEventListener(type, note, true)
  for (const island of page.querySelectorAll<HTMLElement>('[data-error]'))
    void refusalOf(island).then((refusal) => show(island, refusal ?? island.dataset.error, page))
  addEventListener('error', ({ target, error, message }) => {
    const island = target instanceof HTMLElement ? target : used
    void refusalOf(island).then((refusal) => show(island, refusal ?? error ?? message, page))
  })
  addEventListener('unhandledrejection', ({ reason }) => show(used, reason, page))
}

/** Why the script of an island was not sent, where its server says so; undefined: it was, or nobody knows. */
async function refusalOf(island: Element | null): Promise<string | undefined> {
  // An island is sent with what wakes it: its own source is without a query.
  const script = island instanceof HTMLElement && island.dataset.island?.replace(/\?.*$/, '')
  if (!script) return undefined
  const answer = await fetch(script).catch(() => undefined)
  if (answer?.status === 404) return 'there is no such script'
  return answer?.status === 500 ? (await answer.text()).split('\n', 1)[0] : undefined
}

function show(island: Element | null, error: unknown, page: HTMLElement): void {
  const main = page.querySelector('main') ?? page
  const text = `${island instanceof HTMLElement ? island.dataset.island?.replace(/\?.*$/, '') : 'A script'}: ${error}`
  const known = island ? island.nextElementSibling : main.firstElementChild
  if (known?.matches('.problem') && known.textContent?.endsWith(text)) return
  const box = document.createElement('div')
  box.className = 'problem'
  box.setAttribute('role', 'note')
  const title = document.createElement('strong')
  title.textContent = 'Failed in the browser'
  box.append(title, ` ${text}`)
  if (island) island.after(box)
  else main.prepend(box)
}
