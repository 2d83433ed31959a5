import type { PageContext } from 'atrium'
import type { OfferedAnswer, SearchAnswer } from 'atrium/model/page/search-answers.ts'
import type { Happening } from 'atrium/model/programme/on-day.ts'
import messages from '../messages.ts'
import { unnamed } from '../rules/categories.ts'
import { filterValue } from './filter-value.ts'
import { happeningsOn, onDay } from './on-day.ts'
import { wholeCalendar } from './whole-calendar.ts'

const MAX_LINKS = 5
/** Of one kind visitors want to see all to choose from. */
const MAX_OF_KIND = 20
/** From this time of day on it is evening. */
const EVENING = '17:00'

/** What is on today, its tours alone, and what begins in the evening, for those who look for it. */
export const searchAnswers = {
  async make({ translate }: PageContext): Promise<OfferedAnswer[]> {
    const t = translate(messages)
    return [
      { words: t.todayWords, answer: today },
      { words: t.toursTodayWords, answer: toursToday },
      { words: t.tonightWords, answer: tonight },
    ]
  },
}

async function today(context: PageContext): Promise<SearchAnswer> {
  const { events, exhibitions, href } = await onToday(context)
  const t = context.translate(messages)
  // What begins later is of more use than what has begun.
  const inTurn = [...events.filter(({ hasBegun }) => !hasBegun), ...events.filter(({ hasBegun }) => hasBegun)]
  return answerWith([...inTurn, ...exhibitions], { title: t.today, nothing: t.nothingToday, href }, context)
}

async function tonight(context: PageContext): Promise<SearchAnswer> {
  const { events, href } = await onToday(context)
  const t = context.translate(messages)
  const inTheEvening = events.filter(({ start = '' }) => start.slice(11, 16) >= EVENING)
  return answerWith(inTheEvening, { title: t.tonight, nothing: t.nothingTonight, href }, context)
}

async function toursToday(context: PageContext): Promise<SearchAnswer> {
  const { records } = await wholeCalendar(context)
  const t = context.translate(messages)
  const category = filterValue(unnamed(context).tours)
  const tours = records.filter((record) => record.category.includes(category))
  const { events, href } = happeningsOn(context.clock.today(), tours, context)
  return answerWith(
    events,
    {
      ...{ title: t.toursToday, nothing: t.noToursToday, max: MAX_OF_KIND },
      ...{ all: t.allTours, href: `${href}&category=${encodeURIComponent(category)}` },
    },
    context,
  )
}

const onToday = async (context: PageContext) => (await onDay(context))(context.clock.today())

async function answerWith(
  found: readonly Happening[],
  {
    title,
    nothing,
    href,
    all,
    max = MAX_LINKS,
  }: { title: string; nothing: string; href: string; all?: string; max?: number },
  { clock, dates, translate, provided }: PageContext,
): Promise<SearchAnswer> {
  const t = translate(messages)
  const plan = (await provided('dayAddress'))?.(clock.today())
  const links = found.flatMap(({ title: name, href: page, when, place, lang }) =>
    page ? [{ title: name, href: page, note: [when, place].filter(Boolean).join(' · ') || undefined, lang }] : [],
  )
  return {
    title: `${title}, ${dates.weekdayAndDay(clock.today())}`,
    description: links.length === 0 ? `<p>${nothing}</p>` : undefined,
    links: [
      ...links.slice(0, max),
      { title: all ?? t.everythingToday, href },
      ...(plan ? [{ title: t.planYourVisit, href: plan }] : []),
    ],
  }
}
