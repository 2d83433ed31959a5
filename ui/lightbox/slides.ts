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
  /** Holds what is seen until the large picture is there: the one in the page, if it shows the whole. */
  msrc?: string
  /** Holds what the page says under the picture. */
  caption: HTMLElement | null
}

type Size = Pick<Slide, 'width' | 'height'>

/** How far two shapes may lie apart and still be the same picture, rounded to pixels. */
const TOLERANCE = 0.02

/** The pictures inside `element` that can be enlarged, in order. */
export const slidesOf = (element: ParentNode): Slide[] =>
  [...element.querySelectorAll<HTMLAnchorElement>('a.enlarge')].map(slideOf)

function slideOf(link: HTMLAnchorElement): Slide {
  const shown = link.querySelector('img')
  const { width, height, widths } = link.dataset
  const natural = { width: shown?.naturalWidth || 1600, height: shown?.naturalHeight || 1200 }
  const stated = { width: Number(width), height: Number(height) }
  const size = width
    ? isTurned(shown, stated)
      ? { ...stated, height: scaled(natural, stated.width) }
      : stated
    : natural
  const isWhole = shown && Math.abs((shown.width / shown.height) * (size.height / size.width) - 1) < TOLERANCE
  return {
    link,
    src: link.href,
    srcset: widths && srcsetOf(link.getAttribute('href') as string, widths.split(' '), stated),
    ...size,
    alt: shown?.alt ?? '',
    msrc: isWhole ? shown.currentSrc || shown.src : undefined,
    caption: link.closest('figure')?.querySelector('figcaption') ?? null,
  }
}

const scaled = ({ width, height }: Size, to: number) => Math.round((to * height) / width)

/** The whole picture came in another shape than its entry says, like a photograph that was turned. */
const isTurned = (shown: HTMLImageElement | null, { width, height }: Size): boolean =>
  Boolean(shown?.naturalWidth && (shown.currentSrc || shown.src).includes('/full/')) &&
  Math.abs(((shown?.naturalWidth ?? 0) / (shown?.naturalHeight ?? 1)) * (height / width) - 1) > TOLERANCE

/** The same picture in other widths: what its address names as its size is exchanged. */
const srcsetOf = (url: string, widths: readonly string[], master: Size): string =>
  widths
    .map((width) => {
      const height = Math.max(1, scaled(master, Number(width)))
      return `${url.replace(/\/\d+,\d+\/0\/default\.jpg$/, `/${width},${height}/0/default.jpg`)} ${width}w`
    })
    .join(', ')
