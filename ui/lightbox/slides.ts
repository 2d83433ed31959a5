/** One picture of the viewer, read from the page. */
export interface Slide {
  /** The link in the page that opens it. */
  link: HTMLAnchorElement
  src: string
  srcset?: string
  /** Size of the master, or of the picture in the page where the master's is not known. */
  width: number
  height: number
  alt: string
  /** What is seen until the large picture is there: the one in the page, if it shows the whole. */
  msrc?: string
  /** What the page says under the picture. */
  caption: HTMLElement | null
}

/** How far two shapes may lie apart and still be the same picture, rounded to pixels. */
const TOLERANCE = 0.02

/** The pictures inside `element` that can be enlarged, in order. */
export const slidesOf = (element: ParentNode): Slide[] =>
  [...element.querySelectorAll<HTMLAnchorElement>('a.enlarge')].map(slideOf)

function slideOf(link: HTMLAnchorElement): Slide {
  const shown = link.querySelector('img')
  const { width, height, widths } = link.dataset
  const size = width
    ? { width: Number(width), height: Number(height) }
    : { width: shown?.naturalWidth || 1600, height: shown?.naturalHeight || 1200 }
  const isWhole = shown && Math.abs((shown.width / shown.height) * (size.height / size.width) - 1) < TOLERANCE
  return {
    link,
    src: link.href,
    srcset: widths && srcsetOf(link.getAttribute('href') as string, widths.split(' ').map(Number), size),
    ...size,
    alt: shown?.alt ?? '',
    msrc: isWhole ? shown.currentSrc || shown.src : undefined,
    caption: link.closest('figure')?.querySelector('figcaption') ?? null,
  }
}

/** The same picture in other widths: what its address names as its size is exchanged. */
const srcsetOf = (url: string, widths: readonly number[], { width, height }: Pick<Slide, 'width' | 'height'>): string =>
  widths
    .map((wide) => {
      const high = Math.max(1, Math.round((wide * height) / width))
      return `${url.replace(/\/\d+,\d+\/0\/default\.jpg$/, `/${wide},${high}/0/default.jpg`)} ${wide}w`
    })
    .join(', ')
