import { expect, it } from 'vitest'
import { configFlaw } from './site-config.ts'

const flawOf = (config: unknown) => configFlaw(config, ['events', 'news'])

it.each([
  [undefined, 'it exports no object. Write `export default'],
  ['news', 'it exports no object.'],
  [{ area: ['news'] }, 'nothing reads "area". It may say "areas".'],
  [{ areas: 'news' }, '"areas" is no list. Write the names of areas in brackets'],
  [{ areas: ['nws', 'news'] }, '"areas" names "nws", and Atrium has no area "nws". It has events, news;'],
  [{ areas: ['nws', 7] }, '"areas" names "nws", "7", and Atrium has no area of these names. It has events, news;'],
])('%j is no configuration of a site', (config, flaw) => {
  expect(flawOf(config)).toContain(flaw)
})

it.each([{}, { areas: [] }, { areas: ['news'] }])('%j is one', (config) => {
  expect(flawOf(config)).toBeUndefined()
})
