import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageTypes } from '../pages/page-types.ts'
import { contentDirectory, documentEntry } from './content.ts'
import { copyProject } from './project-copy.ts'
import { startServer, withDemo } from './server.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))

/** A built program with everything that it loads, at once or later. */
function loadedBy(program: string, found = new Set<string>()): Set<string> {
  // What comments name is no file.
  if (found.has(program) || !program.endsWith('js') || !existsSync(program)) return found
  found.add(program)
  for (const [, name = ''] of readFileSync(program, 'utf8').matchAll(
    /(?:\bfrom\s*|\bimport\s*\(?\s*)["'](\.[^"']+)["']/g,
  ))
    loadedBy(join(dirname(program), name), found)
  return found
}

/** Words that the studio, its lists, and what writes content have for themselves. */
const OF_EDITORS = [
  'STUDIO_PORT',
  '/_studio',
  'The studio is not open in this browser',
  'TEMP TABLE unchecked',
  'others write all the time',
]

/** Those of them that are in a program with all that it loads. */
function wordsIn(program: string): string[] {
  const texts = [...loadedBy(join(dist, 'server', program))].flatMap((file) =>
    existsSync(file) ? readFileSync(file, 'utf8') : [],
  )
  expect(texts.join('').length).toBeGreaterThan(1_000_000)
  return OF_EDITORS.filter((words) => texts.some((text) => text.includes(words)))
}

describe('what visitors are served by', () => {
  it('loads nothing of the studio, nor of what writes content', () => {
    expect([wordsIn('main.mjs'), wordsIn('content-thread.mjs')]).toEqual([[], []])
  })

  it('is told apart from the studio by words that this has', () => {
    if (existsSync(join(root, 'studio'))) expect(wordsIn('studio.mjs')).toEqual(OF_EDITORS)
  })

  it('sends browsers no byte of the studio', () => {
    const named = filesIn(join(dist, 'client')).filter((file) => /studio/i.test(file.slice(dist.length)))
    expect(named).toEqual([])
    const scripts = filesIn(join(dist, 'client')).filter((file) => /\.(?:js|css)$/.test(file))
    const saying = scripts.filter((file) =>
      /atrium: ?["']?(?:refresh|field|show|go)|\/api\/entries/.test(readFileSync(file, 'utf8')),
    )
    expect(saying).toEqual([])
  })
})

describe('the public server', () => {
  const site = withDemo()

  it('has no address and no header of the studio', async () => {
    for (const path of ['/api/site', '/api/session', '/api/entries', '/_studio/canvas.js'])
      for (const method of ['GET', 'POST']) {
        const { status, headers } = await fetch(site.origin + path, { method })
        expect([path, method, status === 404 || status === 405]).toEqual([path, method, true])
        expect(headers.get('set-cookie')).toBe(null)
      }
    const page = await fetch(site.origin + Object.values(pageTypes)[0])
    const text = await page.text()
    expect(text).not.toMatch(/_studio|<!--field:/)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect([...page.headers.keys()].filter((name) => /studio|robots/.test(name))).toEqual([])
  })
})

describe('without its folder', () => {
  const project = copyProject()

  it('the site builds, serves and checks its content', async () => {
    rmSync(join(project.root, 'studio'), { recursive: true, force: true })
    const built = await project.run('scripts/build.mjs')
    expect(built.code, built.output).toBe(0)
    expect(existsSync(join(project.root, 'dist/server/studio.mjs'))).toBe(false)
    const content = contentDirectory(documentEntry('a', 'Words.'))
    const site = await startServer({ content, project: project.root })
    expect(await (await fetch(`${site.origin}/a`)).text()).toContain('Words.')
    await site.stop()
    const checked = await project.run('scripts/run.mjs', 'content-check', content)
    expect(checked.output).toMatch(/0 errors/)
    expect(checked.code, checked.output).toBe(0)
  })
})
