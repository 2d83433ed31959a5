import type { Card, PageContext } from 'atrium'
import messages from './messages.ts'

interface Periodical {
  currentIssueHeading?: string
  currentIssueCtaText?: string
}

/** The card of the current issue among the features of a magazine: what it is, and a link in the words of the magazine. */
export function currentIssueCard(
  card: Card,
  { currentIssueHeading, currentIssueCtaText }: Periodical,
  { translate }: Pick<PageContext, 'translate'>,
): Card {
  const t = translate(messages)
  const { href, ctas = [] } = card
  const read = href ? [{ title: currentIssueCtaText ?? t.readIssue, href }] : []
  const said = card.lang ? { said: [...(card.said ?? []), 'tag' as const, 'ctas' as const] } : {}
  return { ...card, ...said, tag: currentIssueHeading ?? t.currentIssue, ctas: [...read, ...ctas] }
}
