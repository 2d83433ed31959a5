import type { PageContext } from 'atrium'
import { pagesBelow } from 'atrium/model/navigation/pages-below.ts'
import type { OfferedAnswer, SearchAnswer } from 'atrium/model/page/search-answers.ts'
import { shownHours } from 'atrium/model/place/hours/shown-hours.ts'
import { sitesToVisit } from 'atrium/model/place/sites.ts'
import { dayAnswers } from '../day/day-answers.ts'
import messages from '../messages.ts'

/** When the sites are open, today and on days with a name, and where visitors eat, for those who look for it. */
export const searchAnswers = {
  order: 10,
  async make(context: PageContext): Promise<OfferedAnswer[]> {
    const t = context.translate(messages)
    return [
      { words: t.hoursWords, answer: hours },
      { words: t.foodWords, answer: food },
      ...(await dayAnswers(context)),
    ]
  },
}

async function hours(context: PageContext): Promise<SearchAnswer | undefined> {
  const sites = (await sitesToVisit(context)).flatMap(({ name, href, openHours }) => {
    const shown = shownHours(openHours, context)
    return shown ? [{ title: name, href, hours: shown }] : []
  })
  const links = await context.links(['/visit'])
  return sites.length > 0 ? { title: context.translate(messages).hours, sites, links } : undefined
}

async function food(context: PageContext): Promise<SearchAnswer | undefined> {
  const { institution, translate } = context
  const links = await context.links(
    institution.sites.flatMap(({ code }) => pagesBelow(`/visit/${code}`, 'food-and-drink')),
  )
  return links.length > 0 ? { title: translate(messages).food, links } : undefined
}
