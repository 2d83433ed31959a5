import { expect, it } from 'vitest'
import { anchorTag } from '../../outputs/anchors.ts'
import { addFacts, noFacts, rootNoting } from './section-facts.ts'

it('notes and merges as many anchors and pictures as a text has', () => {
  const part = noFacts()
  const root = rootNoting(part, { info() {}, warn() {}, error() {} } as never, (file) => file)
  root.noteRichText(Array.from({ length: 300_000 }, (_, at) => anchorTag(`a${at}`)).join(''))
  const whole = noFacts()
  addFacts(whole, part)
  expect(whole.anchors).toHaveLength(300_000)
})
