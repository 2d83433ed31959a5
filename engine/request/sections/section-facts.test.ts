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

it('says of a page that one of its sections shows the title', () => {
  const [title, text, whole] = [noFacts(), noFacts(), noFacts()]
  rootNoting(title, { info() {}, warn() {}, error() {} } as never, (file) => file).noteTitle()
  addFacts(whole, text)
  expect(whole.hasTitle).toBe(false)
  for (const part of [title, text]) addFacts(whole, part)
  expect(whole.hasTitle).toBe(true)
})
