import { type Card, languageAttributes } from 'atrium'
import { Listed } from '../person/listed.tsx'
import { useSaid } from './said.ts'

/** A line of a card, in the language that it says; nothing where the card does not have it. */
export function CardLine({ card, line }: { card: Card; line: 'tag' | 'subtitle' | 'meta' }) {
  const said = useSaid(card)
  const words = card[line]
  const own = line === 'meta' && card.metaLang ? languageAttributes(card.metaLang) : said(line)
  return words ? (
    <p className={`card-${line}`} {...own}>
      {line === 'meta' && card.metaParts ? <Listed parts={card.metaParts} within={card.lang} /> : words}
    </p>
  ) : null
}
