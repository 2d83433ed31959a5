import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WireObject } from '../api/contract.ts'
import { demoEntry, schemaOf } from '../testing/demo-entries.ts'
import { fitting, randomEdits } from '../testing/random-edits.ts'
import { applyEdit, type Edit } from './edit.ts'
import { changed, redone, startHistory, undone } from './history.ts'

const { type, value: article } = demoEntry('article', 'article_a_case_for_something_that_turns')
const schema = schemaOf(type)

type Step = { kind: 'edit'; edit: Edit } | { kind: 'undo' | 'redo' | 'reload' }

const stepOf: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: randomEdits.map((edit): Step => ({ kind: 'edit', edit })) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'undo' }) },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'redo' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'reload' }) },
)

describe('undo and redo', () => {
  it('10,000 random edits with undo, redo and reload lose nothing', () => {
    let count = 0
    fc.assert(
      fc.property(fc.array(stepOf, { minLength: 100, maxLength: 100 }), (steps) => {
        let history = startHistory(article)
        /** The same as plain texts: what each step left, and where in them one is. */
        let texts = [JSON.stringify(article)]
        let at = 0
        for (const step of steps) {
          count++
          if (step.kind === 'edit') {
            const edit = fitting(step.edit, history.present)
            if (!edit) continue
            const before = JSON.stringify(history.present)
            const next = applyEdit(history.present, edit, schema)
            expect(JSON.stringify(history.present)).toBe(before)
            if (next === history.present) continue
            history = changed(history, next, 0)
            texts = [...texts.slice(0, at + 1), JSON.stringify(next)]
            at++
          } else if (step.kind === 'undo') {
            history = undone(history)
            at = Math.max(0, at - 1)
          } else if (step.kind === 'redo') {
            history = redone(history)
            at = Math.min(texts.length - 1, at + 1)
          } else {
            history = startHistory(JSON.parse(JSON.stringify(history.present)) as WireObject)
            texts = [texts[at] as string]
            at = 0
          }
          expect(JSON.stringify(history.present)).toBe(texts[at])
        }
      }),
      { numRuns: 100 },
    )
    expect(count).toBe(10_000)
  })

  it('letters that follow one another in a field are one step; a pause or another field begins a new one', () => {
    let history = startHistory('')
    history = changed(history, 'a', 0, 'title')
    history = changed(history, 'ab', 200, 'title')
    history = changed(history, 'abc', 400, 'title')
    expect(undone(history).present).toBe('')
    history = changed(history, 'abcd', 5000, 'title')
    expect(undone(history).present).toBe('abc')
    history = changed(history, 'x', 5100, 'subtitle')
    expect(undone(history).present).toBe('abcd')
  })

  it('a new change takes away what was undone', () => {
    const history = changed(undone(changed(startHistory(1), 2, 0)), 3, 0)
    expect(redone(history).present).toBe(3)
    expect(undone(history).present).toBe(1)
  })
})
