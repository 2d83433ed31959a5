import { languageAttributes } from 'atrium'
import type { PromoCard } from 'atrium/model/promo/promo-card.ts'
import { CardDate } from '../card/card-date.tsx'
import { CardLine } from '../card/card-line.tsx'
import { useSaid } from '../card/said.ts'
import { Heading } from '../heading/heading.tsx'
import { Icon } from '../icon/icon.tsx'
import { Ctas, Link } from '../link/link.tsx'
import { isShowable } from '../picture/frame.ts'
import type { PictureHeightName } from '../picture/heights.ts'
import type { PictureLayoutName } from '../picture/layouts.ts'
import { Picture } from '../picture/picture.tsx'
import { InlineRichText, RichText } from '../rich-text/rich-text.tsx'

interface PromoProps {
  promo: PromoCard
  picture?: PictureLayoutName
  /** Holds what bounds the picture's height; absent: nothing. */
  height?: PictureHeightName
  look?: 'button' | 'quiet'
}

/** A promo: an icon or a picture, a title, a few words and links. */
export function Promo({ promo, picture = 'post_medium', height, look }: PromoProps) {
  const { title, href, excerpt, image, icon, date, ctas, ctaPrompt, alert, lang } = promo
  const said = useSaid(promo)
  return (
    <article className="promo" {...languageAttributes(lang)}>
      {isShowable(image) ? (
        <Picture image={image} layout={picture} within={lang} height={height} box="promo-picture" />
      ) : (
        icon && <Icon name={icon} />
      )}
      <div className="promo-words">
        <InlineRichText className="promo-alert" html={alert} />
        <CardLine card={promo} line="tag" />
        <CardLine card={promo} line="subtitle" />
        <Heading className="promo-title" dir="auto">
          {href && !ctas?.length ? <Link href={href}>{title}</Link> : title}
        </Heading>
        {date && <CardDate date={date} {...said('date')} />}
        <RichText className="promo-text" html={excerpt} />
        {ctaPrompt && <p className="promo-prompt">{ctaPrompt}</p>}
        <Ctas links={ctas} look={look} />
      </div>
    </article>
  )
}
