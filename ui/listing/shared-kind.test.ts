import { describe, expect, it } from 'vitest'
import { withoutSharedKind } from './shared-kind.ts'

const cards = (...kinds: (string | undefined)[]) => kinds.map((subtitle, index) => ({ title: `${index}`, subtitle }))
const kinds = (...given: (string | undefined)[]) => withoutSharedKind(cards(...given)).map(({ subtitle }) => subtitle)

describe('what kind of thing cards of a list are', () => {
  it('is not said where the list holds nothing else', () => {
    expect(kinds('Publication', 'Publication', 'Publication')).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['in a mixed list', ['Publication', 'Teacher Resource']],
    ['where one says nothing', ['Publication', undefined]],
    ['of a card alone, which nothing else explains', ['Publication']],
  ])('is said %s', (_, given) => {
    expect(kinds(...given)).toEqual(given)
  })

  it('is all that is left out', () => {
    const [card] = withoutSharedKind([
      { title: 'Ash', subtitle: 'Publication', meta: 'Ida Moss' },
      { title: 'Clay', subtitle: 'Publication' },
    ])
    expect(card).toEqual({ title: 'Ash', meta: 'Ida Moss' })
  })
})
