import type { Texts } from '../parts/texts.tsx'
import type { PageFacts } from '../preview/page-facts.ts'

export interface Findings {
  headings: string[]
  links: string[]
  pictures: string[]
  lengths: string[]
}

/** From here on search engines cut a title, and a description. */
const TITLE = 60
const DESCRIPTION = 160
/** Matches what a link says that says nothing. */
const EMPTY_WORDS = /^(?:here|click here|more|link|read more|this|aquí|más|leer más|enlace)$/i

/** Returns what is to be mended on a page, in words. */
export function findingsOf({ headings, links, pictures, title, description }: PageFacts, texts: Texts): Findings {
  const unique = (items: readonly string[]) => [...new Set(items)]
  return {
    headings: unique([
      ...(headings.some(({ level }) => level === 1) ? [] : [texts.noFirstHeading]),
      ...headings.flatMap(({ level, text }, index) => {
        const before = headings[index - 1]?.level ?? 0
        const skips = index > 0 && level > before + 1 ? [texts.headingSkips({ text, level, before })] : []
        return text.trim() ? skips : [...skips, texts.headingEmpty({ level })]
      }),
    ]),
    links: unique(
      links.flatMap(({ href, text }) => {
        if (!text.trim()) return [texts.linkEmpty({ href })]
        return EMPTY_WORDS.test(text.trim()) ? [texts.linkSaysNothing({ text, href })] : []
      }),
    ),
    pictures: unique(pictures.flatMap(({ src, alt }) => (alt === null ? [texts.pictureWithoutText({ src })] : []))),
    lengths: [
      ...([...title].length > TITLE ? [texts.titleCut({ count: [...title].length, most: TITLE })] : []),
      ...(description ? [] : [texts.noDescription]),
      ...([...description].length > DESCRIPTION
        ? [texts.descriptionCut({ count: [...description].length, most: DESCRIPTION })]
        : []),
    ],
  }
}
