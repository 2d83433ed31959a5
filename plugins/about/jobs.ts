import type { PageContext } from 'atrium'
import type { OfferedAnswer, SearchAnswer } from 'atrium/model/page/search-answers.ts'
import messages from './messages.ts'

/** Where vacancies are, for those who look for work; nothing where the institution does not say it. */
export const searchAnswers = {
  async make({ settings, translate }: PageContext): Promise<OfferedAnswer[]> {
    return settings.jobsUrl ? [{ words: translate(messages).jobsWords, answer: jobs }] : []
  },
}

async function jobs({ settings, institution, links, translate }: PageContext): Promise<SearchAnswer> {
  const t = translate(messages)
  const vacancies = await links([{ title: t.openPositions, href: settings.jobsUrl ?? '' }])
  return { title: t.workingAt({ name: institution.name }), links: vacancies }
}
