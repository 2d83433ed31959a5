import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { contentDirectory, documentEntry, published } from './index.ts'
import { runBuilt } from './run-built.ts'

const root = join(import.meta.dirname, '../..')
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file, ...parameters] = /^node (?:--\S+ )*((?:bin|scripts|studio)\/\S+)(?: (.*))?$/.exec(line) ?? []
  return file ? [{ name, file, parameters: parameters.flatMap((text) => text?.split(' ') ?? []) }] : []
})

/** Runs the command, of the build where it is one: that it is up to date is known. */
const run = (file: string, parameters: string[]) =>
  file === 'scripts/run.mjs'
    ? runBuilt(parameters[0] as string, parameters.slice(1), {})
    : new Promise<{ code: number; output: string; errors: string }>((resolve) =>
        execFile(process.execPath, [file, ...parameters], { cwd: root }, (error, output, errors) =>
          resolve({ code: error ? Number(error.code) : 0, output, errors }),
        ),
      )

describe('every command', () => {
  it.each(commands)(
    'npm run $name says with --help how it is called, and refuses an unknown option',
    async ({ name, file, parameters }) => {
      const help = await run(file, [...parameters, '--help'])
      expect([help.code, help.errors]).toEqual([0, ''])
      expect(help.output).toMatch(new RegExp(`^npm (run )?${name.replace(':watch', '')}\\b`))
      expect(help.output).toContain('Exit code: 0 ')
      const refused = await run(file, [...parameters, '--no-such-option'])
      expect(refused.code).toBe(2)
      expect(refused.errors).toContain('--no-such-option is not an option.')
    },
  )

  it('is one of those that package.json names', () => {
    expect(commands.length).toBeGreaterThanOrEqual(15)
    expect(Object.keys(scripts).filter((name) => !commands.some((command) => command.name === name))).toEqual([
      'format',
    ])
  })
})

it('npm test says that no test has the path given, and fails otherwise than when one fails', async () => {
  const { code, errors } = await run('scripts/test.mjs', ['unit', 'no/such/path'])
  expect([code, errors.trim().split('\n').at(-1)]).toEqual([2, 'No test of unit has "no/such/path" in its path.'])
})

describe('commands on content', () => {
  const data = mkdtempSync(join(tmpdir(), 'atrium-data-'))
  const good = contentDirectory(documentEntry('a', 'Words.'))

  it.each(['content-check', 'content-sync'])('%s takes a directory, and fails on one that is missing', async (name) => {
    onTestFinished(() => rmSync(data, { recursive: true, force: true }))
    const settings = { CONTENT_DIR: join(good, 'elsewhere'), DATA_DIR: data }
    expect((await runBuilt(name, [good], settings)).code).toBe(0)
    const missing = await runBuilt(name, [], settings)
    expect(missing.code).toBe(2)
    expect(missing.errors).toContain(`There is no content directory ${join(good, 'elsewhere')}.`)
    const empty = join(data, 'empty')
    mkdirSync(empty, { recursive: true })
    const without = await runBuilt(name, [empty], settings)
    expect([without.code, without.errors]).toEqual([2, expect.stringContaining('has no folder "entries"')])
  })

  it.each([
    ['content-check', 'has no folder "entries"'],
    ['schema-export', 'cannot be written to'],
  ])('%s says in a sentence that what it is given is a file', async (name, reason) => {
    const { code, errors } = await runBuilt(name, ['package.json'], {})
    expect([code, errors]).toEqual([
      2,
      expect.stringMatching(new RegExp(`^[^\\n]*package.json[^\\n]* ${reason}.*\\n$`)),
    ])
  })

  it('content-check names fragments that lead nowhere on a page, and pictures without a master', async () => {
    const wrong = contentDirectory(
      documentEntry('a', 'See <a href="/b#a-heading">there</a> and <a href="/b#nowhere">here</a>.'),
      documentEntry('b', 'Words.', {
        body: [{ header: { text: 'A heading' } }, { text_block: { text: '<p>Words.</p>' } }],
      }),
      published('image', { uid: 'img', title: 'A', alt: 'A', iiif: { id: 'gone' } }),
    )
    const { code, output } = await runBuilt('content-check', [wrong], {})
    expect(code, output).toBe(1)
    expect(output).toContain('links to /b#nowhere, but nothing on that page has this id')
    expect(output).toContain('names the picture gone, of which images/ has no master')
    expect(output).toMatch(/^2 errors, 0 warnings$/m)
  })

  it('content-check fails with 1 on errors', async () => {
    const wrong = contentDirectory(documentEntry('a', 'Words.', { title: 5 }))
    const { code, output } = await runBuilt('content-check', [wrong], {})
    expect(code, output).toBe(1)
    expect(output).toMatch(/^2 errors, 0 warnings$/m)
  })

  it('content-check names what is missing or wrong of the texts of another language, and messages prints it', async () => {
    const content = contentDirectory(documentEntry('a', 'Words.'))
    const institution = { name: 'Haus', siteUrl: 'https://haus.example', timeZone: 'Europe/Berlin', language: 'de' }
    writeFileSync(join(content, 'institution.json'), JSON.stringify(institution))
    mkdirSync(join(content, 'messages'))
    const { output: catalogue } = await runBuilt('messages', ['en'], { CONTENT_DIR: content })
    const { 'ui.next': _, ...texts } = JSON.parse(catalogue)
    const own = { ...texts, 'ui.previous': 'Zurück {to}', 'ui.nothing': 'x', 'search.type': 'Art' }
    writeFileSync(join(content, 'messages/de.json'), JSON.stringify(own))
    const { code, output } = await runBuilt('content-check', [content], {})
    expect(code, output).toBe(0)
    for (const fact of [
      '2 texts of the site are said in English, since "de" has none: ui.previous, ui.next.',
      '"ui.nothing" is not the id of any text.',
      '"ui.previous" is not valid: there is nothing for {to}.',
    ])
      expect(output).toContain(fact)
    const printed = await runBuilt('messages', ['de'], { CONTENT_DIR: content })
    expect([printed.code, JSON.parse(printed.output)['ui.previous']]).toEqual([0, 'Previous'])
    const missing = await runBuilt('messages', ['--missing'], { CONTENT_DIR: content })
    expect([missing.code, JSON.parse(missing.output)]).toEqual([1, { 'ui.previous': 'Previous', 'ui.next': 'Next' }])
    expect((await runBuilt('messages', ['es', '--missing'], { CONTENT_DIR: content })).code).toBe(0)
    const untranslated = await runBuilt('messages', ['--untranslated'], { CONTENT_DIR: content })
    const left = JSON.parse(untranslated.output)
    expect([left['ui.next'], left['search.source'], left['search.type']]).toEqual(['Next', 'From', undefined])
  })

  it('content-check names the texts that another language of the institution lacks', async () => {
    const content = contentDirectory(documentEntry('a', 'Words.'))
    const languages = [
      { tag: 'en', path: '' },
      { tag: 'fr', path: '/fr' },
    ]
    const institution = {
      name: 'House',
      siteUrl: 'https://house.example',
      timeZone: 'Europe/Paris',
      language: 'en',
      languages,
    }
    writeFileSync(join(content, 'institution.json'), JSON.stringify(institution))
    const { output } = await runBuilt('content-check', [content], {})
    expect(output).toMatch(
      /In fr:[\s\S]*messages\/fr\.json[\s\S]*texts of the site are said in English, since "fr" has none/,
    )
    const more = {
      ...institution,
      languages: [
        { tag: 'en', path: '' },
        { tag: 'de', path: '/de' },
        { tag: 'fr', path: '/fr' },
      ],
    }
    writeFileSync(join(content, 'institution.json'), JSON.stringify(more))
    writeFileSync(join(content, 'institution.de.json'), '{')
    const { code, output: all } = await runBuilt('content-check', [content], { DATA_DIR: join(data, 'never-good') })
    expect([code, all]).toEqual([
      1,
      expect.stringMatching(/In de: nothing is checked\.\n.*institution\.de\.json is not valid[\s\S]*In fr:\n/),
    ])
  })
})
