import { describe, expect, it } from 'vitest'
import { Questions } from './questions.ts'

describe('questions to several servers', () => {
  const ask = (questions: Questions<string>, waitedFor: string[], others: string[] = [], patience?: number) => {
    const sent: [string, number][] = []
    const answers = questions.ask({ waitedFor, others, patience, send: (server, id) => sent.push([server, id]) })
    return { sent, answers, id: sent[0]?.[1] ?? 0 }
  }

  it('are answered when all have answered, each once', async () => {
    const questions = new Questions<string>()
    const { answers, id, sent } = ask(questions, ['a', 'b'], ['starting'])
    expect(sent.map(([server]) => server)).toEqual(['a', 'b', 'starting'])
    questions.answer('starting', id, 'not counted')
    questions.answer('a', id, 1)
    questions.answer('a', id, 100)
    questions.answer('b', id + 1, 100)
    questions.answer('b', id, 2)
    expect(await answers).toEqual([1, 2])
  })

  it('do not wait for one that ends', async () => {
    const questions = new Questions<string>()
    const { answers, id } = ask(questions, ['a', 'b'])
    questions.answer('a', id, 1)
    questions.forget('b')
    expect(await answers).toEqual([1])
  })

  it('do not wait for one that hangs', async () => {
    const questions = new Questions<string>()
    const { answers, id } = ask(questions, ['a', 'b'], [], 1)
    questions.answer('b', id, 2)
    expect(await answers).toEqual([2])
  })

  it('to nobody have no answers', async () => {
    expect(await ask(new Questions<string>(), []).answers).toEqual([])
  })
})
