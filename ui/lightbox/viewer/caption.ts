import type { Slide } from '../slides.ts'

/** The band under the picture that says what the page says of it. */
export interface CaptionBand {
  element: HTMLElement
  show(index: number): void
  /** Pixels that a slide's caption takes. */
  heightOf(index: number): number
}

const make = () => Object.assign(document.createElement('div'), { className: 'lightbox-caption' })

const fill = (band: HTMLElement, { caption }: Slide) => {
  band.replaceChildren(...(caption ? [...caption.cloneNode(true).childNodes] : []))
  band.hidden = !band.textContent
  if (caption?.dataset.color) band.dataset.color = caption.dataset.color
  else delete band.dataset.color
}

/**
 * @param slides what there is to say
 * @param ruler element in which captions are measured; it is laid out, though not seen
 */
export function captionBand(slides: readonly Slide[], ruler: HTMLElement): CaptionBand {
  const element = make()
  element.setAttribute('aria-live', 'polite')
  const measured = make()
  ruler.append(measured)
  return {
    element,
    show: (index) => slides[index] && fill(element, slides[index]),
    heightOf: (index) => {
      if (!slides[index]) return 0
      fill(measured, slides[index])
      return measured.offsetHeight
    },
  }
}
