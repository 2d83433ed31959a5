import type { ShownHours } from 'atrium/model/place/hours/shown-hours.ts'
import { Disclosure } from '../disclosure/disclosure.tsx'
import { Icon } from '../icon/icon.tsx'
import { Filled, useLanguageOf, useMessages } from '../render-context.tsx'
import { InlineRichText, RichText } from '../rich-text/rich-text.tsx'
import messages from './messages.ts'

interface OpeningHoursProps {
  hours: ShownHours
  /** The coming days one by one, where they can be opened. */
  week?: boolean
}

/** Whether a place is open at this moment, today's hours, days to come that are otherwise, and the next seven days. */
export function OpeningHours({
  hours: { now, today, week, usual, standard, of, ahead, isOpen },
  week: asksWeek,
}: OpeningHoursProps) {
  const t = useMessages(messages)
  const own = useLanguageOf()(of)
  return (
    <div className="opening-hours">
      <Icon name="clock" label={t.hours} />
      <div className="opening-words">
        <InlineRichText
          className={usual ? 'opening-now on-screen' : 'opening-now'}
          html={now}
          data-open={isOpen ? '' : undefined}
        />
        {today && (
          <p className={usual && 'on-screen'}>
            <Filled text={(hours) => t.today({ hours })}>
              <InlineRichText as="span" html={today} />
            </Filled>
          </p>
        )}
        {!standard && <InlineRichText className="on-paper" html={usual} />}
        {ahead.length > 0 && (
          <div className="opening-ahead">
            <p>{t.ahead}</p>
            <dl>
              {ahead.map(({ days, hours, reason }) => (
                <div key={days}>
                  <dt>
                    {days}
                    {reason && <InlineRichText as="span" className="opening-reason" {...own} html={reason} />}
                  </dt>
                  <InlineRichText as="dd" html={hours} />
                </div>
              ))}
            </dl>
          </div>
        )}
        <RichText className="opening-standard" {...own} html={standard} />
        {asksWeek && week.length > 0 && (
          <Disclosure title={t.week}>
            <table className="opening-week">
              <tbody>
                {week.map(({ day, hours, reason, isToday }) => (
                  <tr key={day} aria-current={isToday ? 'date' : undefined}>
                    <th scope="row">
                      {day}
                      {reason && <InlineRichText as="span" className="opening-reason" {...own} html={reason} />}
                    </th>
                    <InlineRichText as="td" html={hours} />
                  </tr>
                ))}
              </tbody>
            </table>
          </Disclosure>
        )}
      </div>
    </div>
  )
}
