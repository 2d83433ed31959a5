import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bundled } from '../../bundled.ts'
import { directoryWith } from '../opened.ts'
import { ENTRY, writerOf } from './tasks.ts'

let program: string
beforeAll(async () => {
  program = await bundled(join(import.meta.dirname, 'tasks.ts'))
})

const begin = (task: string, contentDir: string, name = ''): ChildProcess => {
  const child = fork(program, [task, contentDir, name], { stdio: 'inherit' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const FOLDER = `entries/${ENTRY.type}`

/** The number in each file of the entry, which is read as somebody reads it who knows nothing of writers. */
function counts(contentDir: string): { published?: number; draft?: number } {
  const files = readdirSync(join(contentDir, FOLDER)).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    files.map((name) => {
      const { count, words } = JSON.parse(readFileSync(join(contentDir, FOLDER, name), 'utf8'))
      expect(words.length).toBe(100_000)
      return [name === 'one.json' ? 'published' : 'draft', count]
    }),
  )
}

describe('processes that write the same content directory', () => {
  it('lose no save of two that save the same entry two hundred times each', async () => {
    const { contentDir } = directoryWith({})
    const children = ['Ana', 'Ben'].map((name) => begin('addSaves', contentDir, name))
    expect(await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]))).toEqual([0, 0])
    const { source, writer } = writerOf(contentDir)
    const { draft } = (await writer.read(ENTRY)) ?? {}
    const all = ['Ana', 'Ben'].flatMap((by) => Array.from({ length: 200 }, (_, count) => `${by} ${count}`))
    expect(JSON.parse(draft?.body ?? '').saves.toSorted()).toEqual(all.toSorted())
    await source.close()
  })

  it('Q-22 leave old or new files whenever one is ended, and whoever comes next goes on from there', async () => {
    const { contentDir } = directoryWith({})
    const seen = { saved: 0, published: 0, publishing: 0 }
    // A process that stands still leaves on disk what one leaves that is killed at this moment.
    const child = begin('saveAndPublish', contentDir)
    await once(child, 'message')
    const copy = `${contentDir}-killed`
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
    for (let kills = 0; kills < 200; kills++) {
      await setTimeout(kills % 5)
      child.kill('SIGSTOP')
      await untilStopped(child)
      rmSync(copy, { recursive: true, force: true })
      cpSync(contentDir, copy, { recursive: true })
      child.kill('SIGCONT')
      const { published = 0, draft } = counts(copy)
      expect(published).toBeGreaterThan(0)
      expect([undefined, published, published + 1]).toContain(draft)
      const { source, writer } = writerOf(copy)
      const texts = await writer.read(ENTRY)
      await source.close()
      const after = counts(copy)
      expect(Object.keys(texts ?? {}).toSorted()).toEqual(Object.keys(after).toSorted())
      // What was begun to be published is published, and its draft has gone.
      expect(after.draft ?? (after.published as number) + 1).toBe((after.published as number) + 1)
      expect(after.published).toBeGreaterThanOrEqual(published)
      if (draft === published) seen.publishing++
      else if (draft) seen.saved++
      else seen.published++
    }
    expect(seen.saved).toBeGreaterThan(0)
    expect(seen.published).toBeGreaterThan(0)

    child.kill('SIGKILL')
    await once(child, 'exit')
    const { published = 0 } = counts(contentDir)
    const next = begin('saveAndPublish', contentDir)
    // On a busy machine a program takes its time to begin.
    await expect.poll(() => counts(contentDir).published).toBeGreaterThan(published + 1)
    next.kill('SIGKILL')
    await once(next, 'exit')
    // Of the first nothing is left; the second has left what it had begun alone.
    const left = readdirSync(join(contentDir, FOLDER)).filter((name) => name.includes(`.${child.pid}-`))
    expect(left).toEqual([])
  })
})

/** The system stops a process some moments after it was asked to. */
async function untilStopped({ pid }: ChildProcess): Promise<void> {
  while (!/^\d+ \(.*\) [Tt] /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) await setTimeout(0)
}
