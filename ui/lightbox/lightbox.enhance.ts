import { slidesOf } from './slides.ts'

/**
 * Opens the pictures inside `element` in the viewer. What the visitor does with a link otherwise, like opening it in
 * another window, stays as it is.
 */
export default async function openInViewer(element: HTMLElement): Promise<void> {
  const { openViewer } = await import('./viewer/viewer.ts')
  element.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.enlarge')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const slides = slidesOf(element)
    const index = slides.findIndex((slide) => slide.link === link)
    openViewer(slides, index, element)
  })
}
