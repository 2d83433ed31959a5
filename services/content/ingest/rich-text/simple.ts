const TOKEN =
  /<(\/?)(p|h[2-6]|em|strong|i|b|sub|sup|br|a)( href="(?:\/(?!\/)|#|https?:\/\/|mailto:)[\w/.:@?=#%+~,;!*()-]*")?>|[^<>&]+|&(?:amp|lt|gt);/y
const STARTS_BLOCK = /^(?:p|h[2-6])$/

/**
 * True for the usual fragment, which the sanitiser would give back as it is: either words alone, or paragraphs and
 * headings side by side, in them inline tags closed in order and none twice at a time, no attribute but a plain `href`,
 * words in every element. It spares most prose the full parser; whatever is in doubt is not simple.
 */
export function isSimple(value: string): boolean {
  const open: { tag: string; hasWords: boolean }[] = []
  let [hasBlocks, hasLooseWords] = [false, false]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < value.length) {
    const token = TOKEN.exec(value)
    if (!token) return false
    const [text, close, tag, href] = token
    if (!tag) {
      if (text.trim() === '') continue
      for (const element of open) element.hasWords = true
      hasLooseWords ||= open.length === 0
      continue
    }
    hasBlocks = true
    if ((tag === 'a' && !close) !== (href !== undefined)) return false
    if (close) {
      const last = open.pop()
      if (last?.tag !== tag || !last.hasWords) return false
    } else if (
      tag === 'br' ||
      open.some((element) => element.tag === tag) ||
      (STARTS_BLOCK.test(tag) ? open.length > 0 : open.length === 0)
    )
      return false
    else open.push({ tag, hasWords: false })
  }
  return open.length === 0 && !(hasBlocks && hasLooseWords)
}
