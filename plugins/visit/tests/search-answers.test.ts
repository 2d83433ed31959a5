import location from 'atrium/model/place/types/location.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import { entryOf, pageContext } from 'atrium/testing'
import { expect, it } from 'vitest'
import visit from '../index.ts'
import { searchAnswers } from '../location/search-answers.ts'

const usual = { openTime: '10:00', closeTime: '17:30' }
const hours = entryOf('open_hours', 'h', {
  dailyHours: { saturday: usual, sunday: usual, wednesday: usual },
  dateHours: [
    { date: '2027-11-25', reason: 'Thanksgiving' },
    { date: '2026-11-26', reason: '<em>Thanksgiving</em>' },
    { date: '2025-11-27', reason: 'Thanksgiving' },
  ],
})
const center = entryOf('ellery_location', 'center', { title: 'Center', locationId: 'center', openHours: hours })
const contextOf = (entries: ReturnType<typeof entryOf>[], routes: string[]) =>
  pageContext({
    ...{ entries, routes, types: [location, openHours], plugins: [visit], now: '2026-03-14T12:00:00-07:00' },
    institution: {
      sites: [
        { code: 'center', name: 'Center' },
        { code: 'villa', name: 'Villa' },
      ],
    },
  })

async function answerTo(words: string, context: ReturnType<typeof contextOf>) {
  const offered = await searchAnswers.make(context)
  return offered.find((one) => one.words.split(', ').includes(words))?.answer(context)
}

it('whoever looks for hours reads them, as they are today', async () => {
  const context = contextOf([center], ['/visit', '/visit/center'])
  expect(await answerTo('opening hours', context)).toMatchObject({
    title: 'When we are open',
    sites: [{ title: 'Center', href: '/visit/center', hours: { now: 'Open now until 5:30pm' } }],
    links: [{ href: '/visit' }],
  })
  expect(await answerTo('hours', contextOf([], []))).toBeUndefined()
})

it('whoever looks for something to eat is led to what each site says of it, where it has a page', async () => {
  const context = contextOf([], ['/visit/villa/food-and-drink'])
  expect(await answerTo('where to eat', context)).toMatchObject({ links: [{ href: '/visit/villa/food-and-drink' }] })
  expect(await answerTo('where to eat', contextOf([], []))).toBeUndefined()
})

it.each([
  [
    'closed on Thanksgiving',
    'Thursday, November 26',
    'Closed · <em>Thanksgiving</em> · Opens Saturday, November 28 at 10am',
  ],
  ['Thanksgiving', 'Thursday, November 26', 'Closed'],
  ['Sunday', 'Sunday, March 15', '10am–5:30pm'],
  ['tomorrow', 'Sunday, March 15', '10am–5:30pm'],
  ['open on Saturday', 'Saturday, March 14', '10am–5:30pm'],
  ['Friday hours', 'Friday, March 20', 'Closed · Opens Saturday, March 21 at 10am'],
])('whoever looks for "%s" reads the hours of that day, the next of its name', async (words, title, now) => {
  const answer = await answerTo(words, contextOf([center], ['/visit/day']))
  expect(answer).toMatchObject({ title, sites: [{ title: 'Center', hours: { now: expect.stringContaining(now) } }] })
  expect(answer?.links[0]).toMatchObject({ title: 'Plan this day' })
})

it('says nothing of days where nothing is known of any, or on which nothing has a name', async () => {
  expect(await answerTo('Sunday', contextOf([], []))).toBeUndefined()
  expect(await answerTo('closed on Diwali', contextOf([center], []))).toBeUndefined()
})
