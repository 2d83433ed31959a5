import { mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rememberingLog, temporaryFolder } from 'atrium/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { watchDirectory } from './watch.ts'

let stop = () => {}
afterEach(() => stop())

/** Watches a directory in a folder of its own. @returns how often a change was told, and waits for the next */
function watched(name = 'content') {
  const folder = temporaryFolder('watched')
  const directory = join(folder, name)
  const log = rememberingLog()
  let calls = 0
  const named: unknown[] = []
  const begin = () => {
    const onChange = async (files: readonly string[] | undefined) => {
      calls++
      named.push(...(files ?? ['anything']))
    }
    stop = watchDirectory(directory, onChange, log)
  }
  const expectCall = async (change: () => void) => {
    const before = calls
    change()
    await expect.poll(() => calls).toBeGreaterThan(before)
  }
  const expectCalls = async (count: number, change: () => void) => {
    const before = calls
    const changed = () => {
      change()
      return calls
    }
    await expect.poll(changed, { interval: 400 }).toBeGreaterThanOrEqual(before + count)
  }
  return { folder, directory, log, named, begin, expectCall, expectCalls }
}

const fill = (directory: string) => {
  mkdirSync(join(directory, 'entries'), { recursive: true })
  writeFileSync(join(directory, 'entries/a.json'), '{}')
}
const edit = (directory: string) => writeFileSync(join(directory, 'entries/a.json'), String(Math.random()))

describe('a watched directory', () => {
  it('tells of changes in it, at any depth', async () => {
    const { directory, begin, expectCall } = watched()
    fill(directory)
    begin()
    await expectCall(() => edit(directory))
    await expectCall(() => writeFileSync(join(directory, 'b.json'), ''))
  })

  it('tells of a file that was replaced, whatever becomes of it after', async () => {
    const { directory, named, begin, expectCall } = watched()
    fill(directory)
    begin()
    const file = join(directory, 'entries/a.json')
    const replace = () => {
      writeFileSync(join(directory, 'entries/.a.tmp'), String(Math.random()))
      renameSync(join(directory, 'entries/.a.tmp'), file)
    }
    for (const change of [replace, replace, () => rmSync(file), replace, () => rmSync(file)]) {
      named.length = 0
      await expectCall(change)
      await expect.poll(() => named).toContain('entries/a.json')
    }
  })

  it('names what has changed, and says that anything may have where much does', async () => {
    const { directory, named, begin } = watched()
    fill(directory)
    begin()
    edit(directory)
    await expect.poll(() => named).toContain('entries/a.json')
    expect(named).not.toContain('anything')
    for (let index = 0; index < 200; index++) writeFileSync(join(directory, `entries/b${index}.json`), '{}')
    await expect.poll(() => named).toContain('anything')
  })

  it('Q-20 that is moved away and replaced is watched further', async () => {
    const { folder, directory, begin, expectCall } = watched()
    fill(directory)
    begin()
    for (const round of ['first', 'second']) {
      await expectCall(() => {
        fill(join(folder, 'next'))
        renameSync(directory, join(folder, `away-${round}`))
        renameSync(join(folder, 'next'), directory)
      })
      await expectCall(() => edit(directory))
    }
  })

  it('Q-20 that is deleted and made again later is watched further', async () => {
    const { directory, begin, expectCall } = watched()
    fill(directory)
    begin()
    await expectCall(() => rmSync(directory, { recursive: true }))
    await expectCall(() => fill(directory))
    await expectCall(() => edit(directory))
  })

  it('Q-20 of which a folder is replaced is watched further', async () => {
    const { folder, directory, begin, expectCall, expectCalls } = watched()
    fill(directory)
    begin()
    for (const round of ['first', 'second']) {
      await expectCall(() => {
        fill(join(folder, 'next'))
        renameSync(join(directory, 'entries'), join(folder, `away-${round}`))
        renameSync(join(folder, 'next/entries'), join(directory, 'entries'))
        rmSync(join(folder, 'next'), { recursive: true })
      })
      // The first are told by the folder around it, and when it is found to be another one.
      await expectCalls(4, () => edit(directory))
    }
  })

  it('Q-20 behind a symbolic link that leads elsewhere is watched there', async () => {
    const { folder, directory, begin, expectCall } = watched()
    for (const release of ['1', '2', '3']) fill(join(folder, release))
    symlinkSync(join(folder, '1'), directory)
    begin()
    await expectCall(() => edit(join(folder, '1')))
    for (const release of ['2', '3']) {
      await expectCall(() => {
        symlinkSync(join(folder, release), join(folder, 'new-link'))
        renameSync(join(folder, 'new-link'), directory)
      })
      await expectCall(() => edit(join(folder, release)))
    }
    await expectCall(() => {
      unlinkSync(directory)
      symlinkSync(join(folder, '1'), directory)
    })
    await expectCall(() => edit(join(folder, '1')))
  })

  it('Q-20 that is not there yet is watched when it comes', async () => {
    const { directory, begin, expectCall, log } = watched()
    begin()
    await expectCall(() => fill(directory))
    await expectCall(() => edit(directory))
    expect(log.messages.length).toBeLessThanOrEqual(1)
  })
})
