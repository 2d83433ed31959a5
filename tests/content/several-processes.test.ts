import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { Database } from '../../services/content/store/database.ts'
import { opened } from './opened.ts'

/** Begins a database, and is not done with it for a while. */
const OTHER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const db = new (require(workerData[0]))(workerData[1])
  db.exec('BEGIN IMMEDIATE; CREATE TABLE made (name TEXT)')
  parentPort.postMessage('begun')
  setTimeout(() => db.exec("INSERT INTO made VALUES ('by the other'); COMMIT"), 200)`

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

  it('opens a database that another one makes at this moment', async () => {
    const workerData = [createRequire(import.meta.url).resolve('libsql'), join(temporaryFolder('data'), 'made.db')]
    const other = new Worker(OTHER, { eval: true, workerData })
    await new Promise((resolve) => other.once('message', resolve))
    const db = new Database(workerData[1] as string)
    expect(db.first('SELECT count(*) AS made FROM made')).toEqual({ made: 1 })
    db.close()
  })
})
