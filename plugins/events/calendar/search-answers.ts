import type { PageContext } from 'atrium'
import type { OfferedAnswer, SearchAnswer } from 'atrium/model/page/search-answers.ts'
import type { Happening } from 'atrium/model/programme/on-day.ts'
import messages from '../messages.ts'
import { onDay } from './on-day.ts'

const MAX_LINKS = 5
/** From this time of day on it is evening. */
const EVENING = '17:00'

/** What is on today, and what begins in the evening, for those who look for it. */
export const searchAnswers = {
  async make({ translate }: PageContext): Promise<OfferedAnswer[]> {
    const t = translate(messages)
    return [
      { words: t.todayWords, answer: today },
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

const onToday = async (context: PageContext) => (await onDay(context))(context.clock.today())

async function answerWith(
  found: readonly Happening[],
  { title, nothing, href }: { title: string; nothing: string; href: string },
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
      ...links.slice(0, MAX_LINKS),
      { title: t.everythingToday, href },
      ...(plan ? [{ title: t.planYourVisit, href: plan }] : []),
    ],
  }
}
