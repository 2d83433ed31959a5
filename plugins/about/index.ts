import { definePlugin, type PageContext } from 'atrium'
import type { OfferedAnswer, SearchAnswer } from 'atrium/model/page/search-answers.ts'
import { aboutMenu, joinAndGiveMenu, leadershipMenu } from './menus.ts'
import messages from './messages.ts'
import { settings } from './settings.ts'

/** Where vacancies are, for those who look for work; nothing where the institution does not say it. */
const searchAnswers = {
  async make({ settings, translate }: PageContext): Promise<OfferedAnswer[]> {
    return settings.jobsUrl ? [{ words: translate(messages).jobsWords, answer: jobs }] : []
  },
}

async function jobs({ settings, institution, links, translate }: PageContext): Promise<SearchAnswer> {
  const t = translate(messages)
  const vacancies = await links([{ title: t.openPositions, href: settings.jobsUrl ?? '' }])
  return { title: t.workingAt({ name: institution.name }), links: vacancies }
}

/** The institution speaks of itself: who leads it, where it comes from, how it is reached and helped. */
export default definePlugin({
  name: 'about',
  settings,
  navigation: [aboutMenu, joinAndGiveMenu, leadershipMenu],
  contributes: { searchAnswers },
})
