import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Best } from './best.ts'

it('keeps the best of any number, the first of those that score the same', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 80 })
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 12 }), (all, most) => {
      const best = new Best(most)
      for (const [id, score] of all.entries()) if (best.takes(score)) best.add(id, score)
      const ranked = all.map((score, id) => ({ id, score })).sort((a, b) => b.score - a.score || a.id - b.id)
      const { ids, scores } = best.sorted()
      expect([...ids].map((id, at) => ({ id, score: scores[at] }))).toEqual(ranked.slice(0, most))
    }),
    { seed: 4, numRuns: 500 },
  )
})
