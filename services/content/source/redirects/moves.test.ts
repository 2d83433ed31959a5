import { expect, it } from 'vitest'
import { withMoves } from './moves.ts'

it('notes many addresses among many redirects, each led straight to where it leads now', () => {
  const count = 30_000
  const redirects = Object.fromEntries(Array.from({ length: count }, (_, at) => [`/old/${at}/`, `/was/${at}`]))
  const moves = Array.from({ length: count }, (_, at) => ({ from: `/was/${at}`, to: `/is/${at}` }))
  const moved = withMoves(redirects, moves)
  expect(Object.keys(moved)).toHaveLength(2 * count)
  expect([moved['/old/29999/'], moved['/was/29999']]).toEqual(['/is/29999', '/is/29999'])
})
