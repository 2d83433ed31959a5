/** What has room for less than this is no place to read or write in. */
const LEAST_LINES = 4
/** These scroll sideways in themselves: their columns are one thing. */
const TABLES = '.hours, .people section'
const CONTROLS =
  'a, button, input, select, textarea, label, summary, iframe, [role=tab], [role=option], [role=menuitem]'
const PLACES = 'main, .lines, .picture-grid, .canvas-room, .entry-form'

/**
 * What nobody can read or press in the window as it is: what sticks out of it, controls that something cuts, and places
 * without room. Runs in the page; empty when there is none.
 */
export function findOutOfReach({ LEAST_LINES, TABLES, CONTROLS, PLACES }: typeof LIMITS): string[] {
  const found: string[] = []
  const least = LEAST_LINES * 1.4 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const isIn = (from: number, to: number, least: number, most: number) => from >= least - 1 && to <= most + 1
  const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  /** For those who hear: it has a pixel, or is in one that has. */
  const isUnseen = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1 || isUnseen(element.parentElement)
  }
  /** Where an element goes beyond what surrounds it and does not scroll. */
  const beyond = (element: Element, axis: 'X' | 'Y'): string => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [from, to] = axis === 'X' ? [left, right] : [top, bottom]
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const overflow = getComputedStyle(around)[`overflow${axis}`]
      if (isScrolling(overflow)) return ''
      const box = around.getBoundingClientRect()
      const [start, end] = axis === 'X' ? [box.left, box.right] : [box.top, box.bottom]
      if (overflow !== 'visible' && !isIn(from, to, start, end))
        return element.matches(CONTROLS) ? `is cut by ${around.className || around.id}` : ''
    }
    const isOfPage = axis === 'Y' && !element.closest('.overlay, .popover, :popover-open')
    return isOfPage || isIn(from, to, 0, axis === 'X' ? innerWidth : innerHeight)
      ? ''
      : `is at ${Math.round(from)} to ${Math.round(to)}`
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
  const root = document.querySelector('.overlay') ?? document.querySelector('#studio') ?? document.body
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    // What is inert is part of a page, to be looked at alone.
    if (element.closest('svg, .skip-link, [inert]') || !element.checkVisibility({ visibilityProperty: true })) continue
    if (isUnseen(element)) continue
    const { clientWidth, clientHeight, scrollWidth } = element
    const scrollsSideways = scrollWidth > clientWidth + 1 && isScrolling(getComputedStyle(element).overflowX)
    const problems = [
      beyond(element, 'X'),
      beyond(element, 'Y'),
      scrollsSideways && !element.matches(TABLES) ? 'scrolls sideways' : '',
      element.matches(PLACES) && clientHeight < least ? `is ${clientHeight} high` : '',
    ].filter(Boolean)
    const name = `${element.localName}.${element.className} “${(element.ariaLabel || element.textContent || '').slice(0, 40)}”`
    if (problems.length > 0) found.push(`${name} ${problems.join(', ')}`)
  }
  return found
}

export const LIMITS = { LEAST_LINES, TABLES, CONTROLS, PLACES }
