import { expect, it } from 'vitest'
import { fileAddress } from '../ics/addresses.ts'

it('a selection is subscribed to in the language of the calendar, and what it says is escaped once', () => {
  const at = (basePath: string) => fileAddress([['category', 'público']], { siteUrl: 'https://cups.example', basePath })
  expect(at('')).toEqual({
    webcal: 'webcal://cups.example/calendar.ics?category=p%C3%BAblico',
    file: '/calendar.ics?category=p%C3%BAblico',
  })
  expect(at('/es').webcal).toBe('webcal://cups.example/es/calendar.ics?category=p%C3%BAblico')
})
