import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rememberingLog, temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { createUnanswered, keptTerm, unansweredReport } from '../unanswered.ts'

describe('a search without results', () => {
  it.each([
    ['Gladiolus  Shows', 'gladiolus shows'],
    ['Köln 1920', 'köln 1920'],
    ['O’Keeffe, G.', 'o’keeffe, g.'],
  ])('%s is kept as %s', (term, kept) => expect(keptTerm(term)).toBe(kept))

  it.each([
    'mara@example.org',
    '+1 310 555 0105',
    '310.555.0105',
    '4111 1111 1111 1111',
    'https://a.example/b',
    'www example org',
    'mara.example.org',
    'my name is mara and I live at the corner of elm',
    '<script>alert(1)</script>',
    'a'.repeat(100),
    '7',
    '',
  ])('%s is not kept: it may be personal, or is no word', (term) => expect(keptTerm(term)).toBeNull())

  it('is noted with its day alone, and told the most often first', async () => {
    const dataDir = join(temporaryFolder('unanswered'), 'new')
    const now = () => new Date('2026-03-14T20:11:12Z')
    const unanswered = createUnanswered({ dataDir, now, log: rememberingLog() })
    expect(await unansweredReport(dataDir)).toBe('No search without results is noted.')
    for (const term of ['tide pools', 'Gladiolus', 'mara@example.org', 'gladiolus']) unanswered.note(term)
    await unanswered.settled()
    expect(readFileSync(join(dataDir, 'searches-without-results.log'), 'utf8')).toBe(
      '2026-03-14\ttide pools\n2026-03-14\tgladiolus\n2026-03-14\tgladiolus\n',
    )
    expect((await unansweredReport(dataDir)).split('\n').slice(1)).toEqual([
      '    2  2026-03-14  gladiolus',
      '    1  2026-03-14  tide pools',
    ])
  })

  it('takes a bounded part of the disk, and its failure costs nothing else', async () => {
    const dataDir = temporaryFolder('unanswered')
    const file = join(dataDir, 'searches-without-results.log')
    const log = rememberingLog()
    writeFileSync(file, '2026-03-13\tolder\n'.repeat(40_000))
    const unanswered = createUnanswered({ dataDir, now: () => new Date(0), log })
    unanswered.note('newer')
    await unanswered.settled()
    expect(readFileSync(file, 'utf8')).toBe('1970-01-01\tnewer\n')
    expect(existsSync(`${file}.1`)).toBe(true)
    const nowhere = createUnanswered({ dataDir: join(file, 'inside'), now: () => new Date(0), log })
    nowhere.note('one')
    nowhere.note('two')
    await nowhere.settled()
    expect(log.messages).toHaveLength(1)
  })

  it('is lost by none of several servers whose common file is full', async () => {
    const dataDir = temporaryFolder('unanswered')
    const file = join(dataDir, 'searches-without-results.log')
    writeFileSync(file, '2026-03-13\tolder\n'.repeat(40_000))
    // Both have seen that it is full before one of them puts it aside.
    const { exclusively, arrived } = oneAfterTheOther(2)
    const log = rememberingLog()
    const servers = [1, 2].map(() => createUnanswered({ dataDir, now: () => new Date(0), log, exclusively }))
    for (const [index, server] of servers.entries()) server.note(`newer ${index}`)
    await arrived
    await Promise.all(servers.map((server) => server.settled()))
    const lines = (await unansweredReport(dataDir)).split('\n').slice(1)
    expect(lines.map((line) => line.replace(/ +/g, ' ').trim())).toEqual([
      '40000 2026-03-13 older',
      '1 1970-01-01 newer 0',
      '1 1970-01-01 newer 1',
    ])
    expect(log.messages).toEqual([])
  })
})

/** A lock as servers have it from their supervisor; it is given to nobody before so many have asked for it. */
function oneAfterTheOther(asking: number) {
  let asked = 0
  let begin = () => {}
  const arrived = new Promise<void>((resolve) => {
    begin = resolve
  })
  let turn: Promise<unknown> = arrived
  const exclusively = <Result>(_: string, work: () => Promise<Result>): Promise<Result> => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    if (++asked === asking) begin()
    return result
  }
  return { exclusively, arrived }
}
