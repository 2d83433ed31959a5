import { expect, it } from 'vitest'
import { tombstoneOf } from '../tombstone.ts'

it('says of each fact of a work its language, but of none that an editor wrote', () => {
  const work = { name: 'كوب', maker: 'Unknown potter', material: 'Terracotta', creditLine: 'Ellery Museum' }
  const { languages } = tombstoneOf({ ...work, factsLanguage: 'en-US' }, { material: 'طين', credit: 'متحف الإليري' })
  expect(languages).toMatchObject({ maker: 'en-US' })
  expect(languages).not.toHaveProperty('material')
  expect(languages).not.toHaveProperty('creditLine')
  expect(tombstoneOf(work)).not.toHaveProperty('languages')
})
