import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { opened } from './opened.ts'

/** One at a time, as through a supervisor; tells how many ran at once. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  const names: string[] = []
  const exclusively = <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    names.push(name)
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
  return { exclusively, names }
}

describe('content of several processes with one data directory', () => {
  it('is ingested by one at a time, at the start too, and told by the first alone', async () => {
    const { exclusively, names } = oneAtATime()
    const first = await opened({ 'note/a.json': { url: '/a' } }, { exclusively })
    expect(first.log.messages.join()).toMatch(/Content: \d+ published/)
    const { dataDir } = first.options
    const other = await opened({}, { ...first.options, dataDir, exclusively, isChecked: true })
    expect(names).toEqual(['content', 'content'])
    expect(await other.published.revision()).toBe(await first.published.revision())
    first.write('note/b.json', { url: '/b' })
    await other.sync()
    expect(names).toHaveLength(3)
    expect(await first.get('b')).toMatchObject({ uid: 'b' })
  })

  it('says of a store that only this process has that nobody else brings it up to date', async () => {
    expect((await opened({})).isApart).toBe(false)
    const file = join(temporaryFolder('data'), 'file')
    writeFileSync(file, '')
    expect((await opened({}, { dataDir: join(file, 'data') })).isApart).toBe(true)
  })
})
