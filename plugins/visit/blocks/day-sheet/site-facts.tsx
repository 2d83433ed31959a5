import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Icon } from 'atrium/ui/icon/icon.tsx'
import { Promo } from 'atrium/ui/promo/promo.tsx'
import { useMessages } from 'atrium/ui/render-context.tsx'
import { InlineRichText } from 'atrium/ui/rich-text/rich-text.tsx'
import messages from '../../messages.ts'
import type { DaySite } from './index.tsx'

/** What helps on the way to a site and in it: facts with an icon each, and what the season asks for. */
export function SiteFacts({ title, facts, weather }: DaySite) {
  const t = useMessages(messages)
  return (
    <section>
      <Heading className="day-heading">{title}</Heading>
      <Subsection>
        <ul className="day-facts">
          {weather.map((text) => (
            <li key={text}>
              <div className="promo">
                <Icon name="cloud-sun" />
                <div className="promo-words">
                  <Heading className="promo-title">{t.dayWeather}</Heading>
                  <InlineRichText className="promo-text" html={text} />
                </div>
              </div>
            </li>
          ))}
          {facts.map((fact) => (
            <li key={fact.uid ?? fact.title}>
              <Promo promo={{ ...fact, image: undefined }} />
            </li>
          ))}
        </ul>
      </Subsection>
    </section>
  )
}
