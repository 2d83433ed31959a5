import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rememberingLog } from 'atrium/testing'
import { expect, it } from 'vitest'
import { openFiles } from '../../../services/content/source/files/files-source.ts'
import { ProcessLock } from '../../../services/content/source/process-lock.ts'
import { hashOf } from '../../../services/content/source/source.ts'
import { directoryWith } from '../opened.ts'

/** No process has this number. */
const GONE = 4_194_305

/** A content directory in which processes have left something. */
function leftBy(files: Readonly<Record<string, string>>) {
  const { contentDir } = directoryWith({ 'note/one.json': '{ "uid": "one" }' })
  for (const [path, text] of Object.entries(files)) {
    writeFileSync(join(contentDir, path), text)
    utimesSync(join(contentDir, path), 1_700_000_000, 1_700_000_000)
  }
  return { contentDir, source: openFiles(contentDir, rememberingLog()) }
}
const hidden = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('.'))

it('Q-22 of processes that were killed nothing is left when the next one begins, and of one that runs all is', async () => {
  const running = `entries/note/.two.json.${process.ppid}-0.tmp`
  const { contentDir, source } = leftBy({
    [`entries/note/.one.json.${GONE}-0.tmp`]: '{',
    [`.redirects.json.${GONE}-3.tmp`]: '{',
    '.writer.journal.new': '[',
    [running]: '{',
  })
  await source.tidy()
  expect(hidden(join(contentDir, 'entries/note'))).toEqual([running.slice('entries/note/'.length)])
  expect(hidden(contentDir).filter((name) => !name.startsWith('.writer.lock'))).toEqual([])
  await source.close()
})

it('Q-22 what was begun is finished when the next one begins', async () => {
  const staged = `.one.json.${GONE}-0.tmp`
  const before = hashOf(Buffer.from('{ "uid": "one" }'))
  const { contentDir, source } = leftBy({
    [`entries/note/${staged}`]: '{ "uid": "one", "title": "New" }',
    '.writer.journal': JSON.stringify([{ path: 'entries/note/one.json', before, staged }]),
  })
  await source.tidy()
  expect((await source.read('entries/note/one.json'))?.toString()).toContain('New')
  expect(existsSync(join(contentDir, '.writer.journal'))).toBe(false)
  await source.close()
})

it('a directory in which nothing is left is not touched', async () => {
  const { contentDir, source } = leftBy({})
  await source.tidy()
  expect(hidden(contentDir)).toEqual([])
  await source.close()
})

it('a save whose new file was removed while it waited for its turn is no save, and says so', async () => {
  const { contentDir, source } = leftBy({})
  const folder = join(contentDir, 'entries/note')
  const turn = new ProcessLock(join(contentDir, '.writer.lock'))
  expect(turn.take()).toBe(true)
  const saved = source.write(new Map([['entries/note/one.json', '{ "uid": "one", "title": "New" }']])).catch(String)
  await expect.poll(() => hidden(folder)).toHaveLength(1)
  for (const name of hidden(folder)) rmSync(join(folder, name))
  turn.close()
  expect(await saved).toMatch(/one\.json is not written: the new file beside it was removed/)
  expect((await source.read('entries/note/one.json'))?.toString()).toBe('{ "uid": "one" }')
  await source.close()
})
