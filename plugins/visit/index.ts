import { definePlugin } from 'atrium'
import { dayAddress } from './day/day-address.ts'
import { hoursEndpoint } from './hours-endpoint.ts'
import { searchAnswers } from './location/search-answers.ts'
import { visitMenus } from './menus.ts'
import { settings } from './settings.ts'

/** The sites: when they are open, how one gets there, and what there is to see. */
export default definePlugin({
  name: 'visit',
  settings,
  navigation: visitMenus,
  provides: { dayAddress },
  contributes: { searchAnswers },
  endpoints: [hoursEndpoint],
})
