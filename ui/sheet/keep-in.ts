/**
 * Keeps focus in a popover that covers the page: while it is open everything else is inert. The browser itself moves
 * focus in and back, and closes it on Escape.
 */
export function keepIn(sheet: HTMLElement): void {
  const opener = document.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]`)
  const closer = sheet.querySelector<HTMLElement>('[popovertargetaction="hide"]')
  let kept: HTMLElement[] = []
  const enter = () => {
    kept = around(sheet).filter(({ inert }) => !inert)
    for (const element of kept) element.inert = true
  }
  // Before it closes: focus goes back to the button that opened it.
  sheet.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') {
      // Of a page that loads, the browser would look for it at once, and complain where the page is in a frame.
      closer?.setAttribute('autofocus', '')
      return
    }
    for (const element of kept) element.inert = false
    kept = []
  })
  sheet.addEventListener('toggle', () => {
    if (!sheet.matches(':popover-open')) {
      // The browser leads focus back from inside alone.
      if (document.activeElement === document.body) opener?.focus()
      return
    }
    enter()
  })
  if (sheet.matches(':popover-open')) {
    enter()
    closer?.focus()
  }
  // A page that Back leads to again begins without it.
  addEventListener('pagehide', () => sheet.hidePopover())
  // On wider screens what opens over the page is a part of it, and the button is gone.
  addEventListener('resize', () => {
    if (sheet.matches(':popover-open') && !opener?.checkVisibility()) sheet.hidePopover()
  })
}

/** Everything on the page that neither holds the element nor is in it. */
function around(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element
  if (!parent) return []
  const beside = [...parent.children].filter((other) => other !== element) as HTMLElement[]
  return [...beside, ...around(parent)]
}
