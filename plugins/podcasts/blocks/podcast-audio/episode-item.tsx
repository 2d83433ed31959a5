import { durationText } from 'atrium/model/media/duration.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { Link } from 'atrium/ui/link/link.tsx'
import { PrintedAddress } from 'atrium/ui/link/printed-address.tsx'
import { Sound } from 'atrium/ui/media/sound/sound.tsx'
import { useDates } from 'atrium/ui/render-context.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import type { EpisodeItemProps } from './index.tsx'

/** An episode among others, to be heard at once or read about on its page. */
export function EpisodeItem({ title, href, excerpt, date, played }: EpisodeItemProps) {
  const dates = useDates()
  return (
    <article className="podcast-item">
      <div className="podcast-item-words">
        <Heading className="podcast-item-title" dir="auto">
          {href ? <Link href={href}>{title}</Link> : title}
        </Heading>
        {(date || played?.duration) && (
          <p className="podcast-item-facts">
            {date && <time dateTime={date.iso}>{date.label}</time>}
            {played?.duration && <span>{durationText(played.duration, dates)}</span>}
          </p>
        )}
        <RichText className="podcast-item-excerpt" html={excerpt} />
      </div>
      {played && (
        <Sound {...played} href={href} small>
          <PrintedAddress href={played.source} />
        </Sound>
      )}
    </article>
  )
}
