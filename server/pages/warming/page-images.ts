import { SCREENS, widthIn } from './screens.ts'

/** A picture as a page names it. */
export interface PageImage {
  /** Addresses that browsers take on the screens of visitors, each once. */
  addresses: string[]
  /** Belongs to the first screen. */
  isFirst: boolean
}

interface Candidate {
  url: string
  width: number
}

const ELEMENT = /<(?:img|video) [^>]*>/g
const ATTRIBUTE = / (src|srcset|sizes|loading|poster)="([^"]*)"/gi

/**
 * The pictures of a page in their order.
 *
 * @param html as the site renders it
 */
export function imagesIn(html: string): PageImage[] {
  return [...html.matchAll(ELEMENT)].flatMap(([element]) => {
    const { src, srcset, sizes, loading, poster } = attributesOf(element)
    const only = element.startsWith('<video') ? poster : src
    const addresses = srcset ? chosen(candidatesIn(srcset), sizes) : only ? [only] : []
    return addresses.length > 0 ? [{ addresses, isFirst: loading === 'eager' }] : []
  })
}

/** The page that continues a list, as it is linked to; undefined: none does. */
export function nextPageOf(html: string): string | undefined {
  const link = /<a rel="next" href="(\/[^"]*)"/.exec(html)?.[1]
  return link && unescaped(link)
}

function attributesOf(element: string): Record<string, string | undefined> {
  const attributes = element.matchAll(ATTRIBUTE)
  return Object.fromEntries([...attributes].map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]))
}

const ESCAPES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }
const unescaped = (text: string): string => text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (name) => ESCAPES[name] ?? name)

const candidatesIn = (srcset: string): Candidate[] =>
  srcset.split(/, +/).map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ')
    return { url, width: Number.parseInt(width, 10) }
  })

function chosen(candidates: readonly Candidate[], sizes = '100vw'): string[] {
  const found = SCREENS.flatMap((screen) => {
    const shown = widthIn(sizes, screen)
    return takenFor(candidates, shown, screen.density)
  })
  return [...new Set(found)]
}

/**
 * What browsers take: Firefox the smallest that has enough dots, Chrome and Safari the one before where it comes closer.
 *
 * @param candidates ascending by width
 */
function takenFor(candidates: readonly Candidate[], shown: number, density: number): string[] {
  const enough = candidates.findIndex(({ width }) => width >= shown * density)
  const [before, first] = enough === -1 ? [candidates.at(-1)] : [candidates[enough - 1], candidates[enough]]
  const taken = first ? [first] : []
  const mean = before && first ? Math.sqrt(before.width * first.width) / shown : Number.POSITIVE_INFINITY
  if (before && (!first || (density > 1 && density < mean))) taken.push(before)
  return taken.map(({ url }) => url)
}
