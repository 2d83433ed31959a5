import { shown } from 'atrium/ui/testing/shown.tsx'
import { expect, it } from 'vitest'
import featuredItem from './index.tsx'

it('an item in another language says so, and what the page says around it is in that of the page', () => {
  const item = { title: 'Barro', href: '/barro', lang: 'es', tag: 'Cerámica', excerpt: '<p>Tres tazas.</p>' }
  const page = shown(featuredItem, { item, heading: 'On view', cta: { title: 'See it', href: '/barro' } })
  const languageOf = (text: string) =>
    [...page.querySelectorAll('*')]
      .findLast((element) => element.textContent === text)
      ?.closest('[lang]')
      ?.getAttribute('lang')
  expect(['Barro', 'Cerámica', 'On view', 'See it'].map(languageOf)).toEqual(['es', 'es', 'en-US', 'en-US'])
})

it('says what the item is once, where its line is the intro of the page too', () => {
  const item = { title: 'Garden walk', subtitle: 'Free, at noon' }
  const lines = (intro: string) =>
    [...shown(featuredItem, { item, intro }).querySelectorAll('p')].map(({ textContent }) => textContent)
  expect([lines('Free, at noon'), lines('Come early')]).toEqual([['Free, at noon'], ['Free, at noon', 'Come early']])
})
