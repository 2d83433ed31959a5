import { BLOCKS } from '../../../../services/content/ingest/rich-text/elements.ts'
import { cleanText } from '../goes-round.ts'
import { keepLanguages } from './languages.ts'
import { tidyLinks } from './links.ts'
import { type Loss, lossesIn } from './losses.ts'
import { replaceWith } from './replace.ts'
import { marksOfStyles } from './styles.ts'
import { listsOfWord, withoutWord } from './word.ts'

/** What of a site pasting takes into account. */
export interface PasteSite {
  siteUrl: string
  language: string
}

/** What is pasted, as the editor may hold it. */
export interface Cleaned {
  html: string
  losses: Loss[]
}

/**
 * Cleans what was copied in Word, Google Docs or from a page: what styles say becomes elements, what only their programs
 * need goes, and of the rest what the site shows stays.
 *
 * @param pasted is changed
 */
export function cleanPasted(pasted: Element, isInline: boolean, site: PasteSite): Cleaned {
  const losses = lossesIn(pasted)
  const own = pasted.closest('[data-pm-slice]') ?? pasted.querySelector('[data-pm-slice]')
  listsOfWord(pasted)
  withoutWord(pasted)
  marksOfStyles(pasted)
  tidyLinks(pasted, site.siteUrl)
  keepLanguages(pasted, site.language)
  for (const paragraph of pasted.querySelectorAll('li > p:only-child, td > p:only-child, th > p:only-child'))
    if (paragraph.parentElement?.childElementCount === 1) replaceWith(paragraph)
  spaceAsShown(pasted)
  const clean = cleanText(pasted.innerHTML, isInline)
  // Of what was copied in an editor, white space at the ends was copied, too; cleaned, one line has none there.
  const [, before = '', after = ''] = (isInline && /^(\s?).*?(\s?)$/s.exec(own?.textContent ?? '')) || []
  return { html: own ? before + clean + after : trimmed(clean), losses }
}

/** White space as a page shows it. */
function spaceAsShown(pasted: Element): void {
  const texts = pasted.ownerDocument.createTreeWalker(pasted, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (text.parentElement?.closest('pre')) continue
    text.nodeValue = (text.nodeValue ?? '').replace(/[ \t\r\n\f]+/g, ' ').replace(/ \u00a0|\u00a0 |\u00a0{2,}/g, ' ')
  }
}

const ELEMENTS = new Set(BLOCKS)
const isBlock = (tag: string | undefined): boolean => ELEMENTS.has(/^<\/?([a-z0-9]+)/.exec(tag ?? '')?.[1] ?? '')

/** Clean markup without white space at the ends of lines and between blocks. */
const trimmed = (html: string): string =>
  html
    .split(/(<[^<>]*>)/)
    .map((part, index, all) => {
      // Every second one is a tag.
      if (index % 2 === 1) return part
      const begun = index === 0 || isBlock(all[index - 1]) ? part.trimStart() : part
      return index === all.length - 1 || isBlock(all[index + 1]) ? begun.trimEnd() : begun
    })
    .join('')
