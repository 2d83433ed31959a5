import { digitsAt } from '../digits.ts'
import { inView, positionText } from './in-view.ts'

/** Gives a row its buttons and says where in it the visitor is. A row that fits the page needs neither. */
export default async function controlStrip(controls: HTMLElement): Promise<void> {
  await import('./controls.css')
  const row = controls.previousElementSibling as HTMLElement
  const items = [...row.querySelectorAll<HTMLElement>(':scope > ul > li')]
  const position = controls.querySelector('p')
  const [previous, next] = controls.querySelectorAll('button')
  if (!position || !previous || !next) return

  const digits = digitsAt(controls)
  /** Where lines begin on the right, the row is measured from there: to the left is onwards. */
  const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  const padding = () => Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0
  const extent = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect()
    return sign > 0 ? { left, right } : { left: -right, right: -left }
  }
  /** The part of the row in which items come to rest. */
  const window = () => {
    const { left, right } = extent(row)
    return { left: left + padding(), right: right - padding() }
  }
  const seen = () => inView(items.map(extent), { ...window(), right: extent(row).right })

  const show = () => {
    const room = row.scrollWidth - row.clientWidth
    const fits = room <= 1
    previous.hidden = next.hidden = fits
    // Not `disabled`: the button that leads to the end keeps focus there.
    previous.ariaDisabled = `${sign * row.scrollLeft <= 1}`
    next.ariaDisabled = `${sign * row.scrollLeft >= room - 1}`
    position.textContent = fits ? '' : digits(positionText(seen(), items.length))
  }

  previous.addEventListener('click', () => {
    const item = items[seen().first - 1] ?? items[0]
    if (item) row.scrollBy({ left: sign * Math.min(0, extent(item).right - window().right) })
  })
  next.addEventListener('click', () => {
    const item = items[seen().last + 1] ?? items.at(-1)
    if (item) row.scrollBy({ left: sign * (extent(item).left - window().left) })
  })
  let asked = 0
  row.addEventListener('scroll', () => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(show)
  })
  new ResizeObserver(show).observe(row)
}
