import chevronLeft from 'lucide-static/icons/chevron-left.svg?raw'
import chevronRight from 'lucide-static/icons/chevron-right.svg?raw'
import close from 'lucide-static/icons/x.svg?raw'
import zoom from 'lucide-static/icons/zoom-in.svg?raw'
import PhotoSwipe from 'photoswipe'
import './viewer.css'
import { digitsAt } from '../../digits.ts'
import { textsIn } from '../../script-texts.ts'
import type { Slide } from '../slides.ts'
import { captionBand } from './caption.ts'
import { onCloseRequest } from './close-request.ts'
import { english } from './english.ts'
import { keepFocus } from './keep-focus.ts'

/** Room for the bar with the buttons, and around the picture on wide windows, in pixels. */
const BAR_HEIGHT = 64
const AROUND = { inline: 80, block: 24 }
const WIDE_WINDOW = 768

/**
 * Opens the viewer over the page: arrows, swipes and the wheel lead through the pictures and into them, Escape and a
 * phone's Back close. Focus stays inside and returns to the picture that was seen last.
 *
 * @param element says what the pictures are, in `data-label`
 */
export function openViewer(slides: readonly Slide[], index: number, element: HTMLElement): void {
  const t = textsIn(element, english)
  const ruler = Object.assign(document.createElement('div'), { className: 'lightbox-ruler' })
  document.body.append(ruler)
  const caption = captionBand(slides, ruler)
  const digits = digitsAt(element)
  const viewer = new PhotoSwipe({
    dataSource: slides.map(({ link: _link, caption: _caption, ...picture }) => picture),
    index,
    loop: false,
    mainClass: 'lightbox-viewer',
    showHideAnimationType: 'fade',
    wheelToZoom: true,
    returnFocus: false,
    bgOpacity: 1,
    arrowPrevSVG: chevronLeft,
    arrowNextSVG: chevronRight,
    closeSVG: close,
    zoomSVG: zoom,
    indexIndicatorSep: ' / ',
    errorMsg: t.notLoaded,
    closeTitle: t.close,
    zoomTitle: t.zoom,
    arrowPrevTitle: t.previous,
    arrowNextTitle: t.next,
    paddingFn: ({ x }, _slide, place) => {
      const { inline, block } = x < WIDE_WINDOW ? { inline: 0, block: 0 } : AROUND
      return { top: BAR_HEIGHT, bottom: caption.heightOf(place) + block, left: inline, right: inline }
    },
  })
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      onInit: (element) => element.replaceChildren(caption.element),
    })
  })
  viewer.on('change', () => {
    caption.show(viewer.currIndex)
    // An arrow that has reached the end loses focus; the keyboard goes on from the viewer.
    if (!viewer.element?.contains(document.activeElement)) viewer.element?.focus()
  })
  viewer.on('keydown', ({ originalEvent }) => {
    if (viewer.element) keepFocus(viewer.element, originalEvent)
  })
  const closed = onCloseRequest(() => viewer.close())
  viewer.on('destroy', () => {
    closed()
    ruler.remove()
    slides[viewer.currIndex]?.link.focus()
  })
  viewer.init()
  // It is told first, and has written.
  const counter = viewer.element?.querySelector('.pswp__counter')
  const count = () => counter?.replaceChildren(digits(counter.textContent ?? ''))
  viewer.on('change', count)
  count()
  viewer.element?.setAttribute('aria-modal', 'true')
  viewer.element?.setAttribute('aria-label', element.dataset.label ?? '')
}
