import { type Card as CardData, languageAttributes } from 'atrium'
import { Heading } from '../heading/heading.tsx'
import { Icon } from '../icon/icon.tsx'
import { Cta, Ctas, Link } from '../link/link.tsx'
import { isShowable } from '../picture/frame.ts'
import type { PictureLayoutName } from '../picture/layouts.ts'
import { Picture } from '../picture/picture.tsx'
import { InlineRichText, RichText } from '../rich-text/rich-text.tsx'
import { CardDate } from './card-date.tsx'
import { CardLine } from './card-line.tsx'
import { type CardPart, type CardSize, cardSizes } from './card-size.ts'
import { useSaid } from './said.ts'

export interface CardProps {
  card: CardData
  size: CardSize
  /** How its picture is placed; default: as the size says. */
  picture?: PictureLayoutName
  /** Holds what is shown beside the title; default: what the size shows. */
  show?: readonly CardPart[]
  /** Text of a further link to the card's page. */
  ctaText?: string
  /** The id of its title. */
  anchor?: string
  /** The picture is on the first screen. */
  priority?: boolean
}

/** An entry in a listing: a picture with words under it. The whole card answers to a click, the title is the link. */
export function Card({ card, size, picture, show, ctaText, anchor, priority }: CardProps) {
  const { picture: usual, parts, inWords } = cardSizes[size]
  const { title, href, image, date, excerpt, alert, ctas, icon, lang } = card
  const said = useSaid(card)
  const shown = show ?? (isShowable(image) ? parts : (inWords ?? parts))
  const shows = (part: CardPart) => shown.includes(part)
  return (
    <article className="card" data-size={size} {...languageAttributes(lang)}>
      {shows('image') && (
        <Picture image={image} layout={picture ?? usual} within={lang} priority={priority} box="card-picture" />
      )}
      <div className="card-words">
        <InlineRichText className="promo-alert" html={alert} />
        {shows('tag') && <CardLine card={card} line="tag" />}
        {shows('subtitle') && <CardLine card={card} line="subtitle" />}
        <Heading className="card-title" id={anchor || undefined} dir="auto">
          {icon && <Icon name={icon} />}
          {href ? <Link href={href}>{title}</Link> : title}
        </Heading>
        {shows('meta') && <CardLine card={card} line="meta" />}
        {shows('date') && date && <CardDate date={date} {...said('date')} />}
        {shows('excerpt') && <RichText className="card-excerpt" html={excerpt} />}
        {shows('ctas') && <Ctas links={ctas} {...said('ctas')} />}
        {ctaText && href && <Cta href={href} title={ctaText} about={title} {...said()} />}
      </div>
    </article>
  )
}
