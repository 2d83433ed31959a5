import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from 'atrium/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageTypes } from '../pages/page-types.ts'
import { ANCHOR, contentDirectory, documentEntry, withServer } from './index.ts'

const MB = 1024 * 1024
const root = join(import.meta.dirname, '../..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))
const direct = Object.keys(read('dist/package.json').dependencies)
/** What `npm ci` installs in the folder of the build, as paths. */
const production = Object.keys(read('dist/package-lock.json').packages).filter(
  (path) => path !== '' && existsSync(join(root, path)),
)

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))

/** What a container holds: the build and the packages of production. */
const project = temporaryFolder('container')

/** Without the packages within it, which are listed for themselves. */
function copyPackage(path: string): void {
  const from = join(root, path)
  const filter = (source: string) => !source.slice(from.length).includes('node_modules')
  cpSync(from, join(project, 'dist', path), { recursive: true, filter })
}

beforeAll(() => {
  cpSync(join(root, 'dist'), join(project, 'dist'), { recursive: true })
  for (const path of production) copyPackage(path)
})

describe('packages of production', () => {
  it('are those that the site was built with', () => {
    const { packages } = read('package-lock.json')
    const { '': _, ...locked } = read('dist/package-lock.json').packages
    for (const [path, entry] of Object.entries<object>(locked)) expect(packages[path]).toMatchObject(entry)
    expect(Object.keys(locked).length).toBeGreaterThan(20)
  })

  it('are few: what only builds is none of them', () => {
    const bytes = filesIn(join(project, 'dist/node_modules')).reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes).toBeLessThanOrEqual(80 * MB)
    expect(
      production.filter((path) => /\/(?:vite|vike|esbuild|rolldown|lucide-static|@babel)(?:\/|$)/.test(path)),
    ).toEqual([])
  })

  it('are each imported by the build', () => {
    const build = filesIn(join(root, 'dist/server'))
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
    const isImported = (name: string) =>
      new RegExp(`^import [^;]*"${name}(?:/[^"]*)?";$|\\bimport\\("${name}"\\)`, 'm').test(build)
    expect(direct.filter((name) => !isImported(name))).toEqual([])
  })
})

describe('an older Node', () => {
  const ofOlder = join(project, 'older.cjs')
  const programs = () =>
    readdirSync(join(project, 'dist/server')).filter((file) =>
      /^(?!built-exports|entry|content-thread|.*-program).*\.mjs$/.test(file),
    )

  it('is told which one is needed, in a sentence', async () => {
    const versions = "{ value: { ...process.versions, node: '18.20.8' } }"
    writeFileSync(ofOlder, `Object.defineProperty(process, 'versions', ${versions})`)
    expect(programs().length).toBeGreaterThan(8)
    for (const program of programs()) {
      const { code, stderr } = await promisify(execFile)(process.execPath, [
        '--require',
        ofOlder,
        join(project, 'dist/server', program),
      ]).then(
        () => ({ code: 0, stderr: '' }),
        (error: { code: number; stderr: string }) => error,
      )
      expect([program, code, stderr]).toEqual([
        program,
        2,
        expect.stringMatching(/^This is Node 18\.20\.8\. Install Node 20\.19 or newer; [^\n]*\n$/),
      ])
    }
  })

  it('reads as far as that: nothing is imported before, in words of any version', () => {
    for (const program of programs()) {
      const text = readFileSync(join(project, 'dist/server', program), 'utf8')
      expect(text).not.toMatch(/^import |^export |\bawait\b|\?\?|\?\.|=>|`/m)
    }
  })
})

describe('with packages of production alone', () => {
  const site = withServer(() => ({ project, content: join(root, 'demo/content'), nearDemo: true }))

  it('the built server answers with pages of every type, pictures, styles, feeds and metrics', async () => {
    const home = await (await fetch(site.origin)).text()
    const style = /href="(\/_css\/[^"]+)"/.exec(home)?.[1]
    const others = ['/iiif/lost/full/60,/0/default.avif', '/calendar.ics', '/news/rss.xml', '/favicon.ico', '/metrics']
    for (const path of [...Object.values(pageTypes), style, ...others]) {
      const { status } = await fetch(site.origin + path)
      expect([path, status]).toEqual([path, path === '/no-such-page' ? 404 : 200])
    }
    expect(site.log().filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  it.each([
    ['content-check', []],
    ['content-sync', []],
    ['describe', []],
    ['cache', ['explain', '/a']],
    ['schema-export', ['schemas']],
  ])('the command %s runs', async (command, parameters) => {
    const content = contentDirectory(documentEntry('a', 'Words.'))
    const env = { PATH: process.env.PATH, CONTENT_DIR: content, DATA_DIR: join(project, '.data'), SITE_NOW: ANCHOR }
    const program = join(project, 'dist/server', `${command}.mjs`)
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...parameters], { cwd: project, env })
    expect(stdout).toMatch(/\S/)
  })
})
