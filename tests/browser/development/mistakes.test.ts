// Takes minutes: begins first.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newBlock } from '../../../scripts/new/block.mjs'
import { contentDirectory, documentEntry, writeEntry, writeInstitution } from '../content.ts'
import { getBrowser, getPage } from '../index.ts'
import { soon, withDevelopmentServer } from './development-server.ts'

const content = contentDirectory(documentEntry('a', 'First words.'))
const server = withDevelopmentServer(content)
const { project, get, edit, said } = server

const BLOCK = 'blocks/text-block/index.tsx'
const SHEET = 'blocks/text-module/text-module.css'
const ARTICLE = 'plugins/news/pages/article.ts'
const DOCUMENT = 'engine/outputs/document.ts'
const institution = join(content, 'institution.json')
const source = readFileSync(join(import.meta.dirname, '../../..', BLOCK), 'utf8').split('\n')
/** The line of the block's file that begins with a text, from 1. */
const lineOf = (text: string) => source.findIndex((line) => line.startsWith(text)) + 1
const linesOf = (text: string, pattern: RegExp) => text.match(new RegExp(pattern, `${pattern.flags}g`))?.length ?? 0
/** An error in the log to its last line: lines may arrive apart. */
const wholeOf = (message: string) => new RegExp(`${message}[\\s\\S]*\\n +at \\S`)
const asText = (html: string) =>
  html.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The status of the answer at another address of this machine, or why there is none. */
const askAt = (address: string, path: string, host = 'localhost') =>
  new Promise<unknown>((resolve) => {
    const { port } = new URL(server.origin)
    ask({ host: address, port, path, headers: { host } }, ({ statusCode }) => resolve(statusCode)).on(
      'error',
      (error) => resolve((error as NodeJS.ErrnoException).code),
    )
  })

describe('the development server', () => {
  it('is reached from this machine alone', async () => {
    expect(await askAt('127.0.0.1', '/a')).toBe(200)
    expect(await askAt('127.0.0.2', '/a')).toBe('ECONNREFUSED')
    expect(server.output).not.toContain('Other machines reach this server')
  })

  it.each(['/a', '/server/start/main.ts', '/@vite/client'])(
    'answers %s under no other name that leads to it',
    async (path) => {
      expect([await askAt('127.0.0.1', path), await askAt('127.0.0.1', path, 'elsewhere.example')]).toEqual([200, 403])
    },
  )
})

describe('the log of the development server', () => {
  it('says what was answered, and nothing of the files that a page loads', async () => {
    const told = await said(() => void get('/a').then(() => get('/missing')), /GET \/missing/)
    expect(told).toMatch(/^200 +GET \/a /m)
    expect(told).toMatch(/^404 +GET \/missing /m)
    await get('/engine/client/loader.ts')
    await get('/a')
    expect(server.output).not.toContain('loader.ts')
    expect(server.output).not.toContain('HTTP response')
  })

  it('says what was reloaded, and a warning that stays only once', async () => {
    await get('/a')
    undo = edit(ARTICLE, "index: ['sortDate'", "index: ['sortDat', 'sortDate'")
    await soon(() => server.output).toMatch(/^warn .*"sortDat"/m)
    const before = linesOf(server.output, /^warn /m)
    const again = edit(BLOCK, 'className="prose', 'className="prose changed')
    await soon(() => server.output).toContain(`Reloaded ${BLOCK}.`)
    await said(again, `Reloaded ${BLOCK}.`)
    expect(linesOf(server.output, /^warn /m)).toBe(before)
  })
})

let undo = () => {}
afterEach(async () => {
  undo()
  undo = () => {}
  await soon(() =>
    get('/a').then(
      ({ status }) => status,
      () => 0,
    ),
  ).toBe(200)
})

describe('a mistake in a source', () => {
  it('in a block is logged with its line, also after the file was changed', async () => {
    const added = edit(BLOCK, "import { z } from 'zod'", "// A line that moves the rest.\nimport { z } from 'zod'")
    undo = edit(BLOCK, 'function TextBlock({ id, text }', 'function TextBlock({ id, text: { length } }')
    undo()
    undo = edit(BLOCK, '  return (\n', "  if (text) throw new Error('The jar broke.')\n  return (\n")
    const told = await said(() => void setTimeout(() => get('/a'), 500), wholeOf('The jar broke'))
    // Below the line that was added.
    const line = lineOf('  return (') + 1
    expect(told).toContain(`${BLOCK}:${line}:19`)
    expect(told).toContain(`> ${line} |   if (text) throw new Error('The jar broke.')`)
    expect(told).not.toContain('react-dom')
    undo()
    undo = added
  })

  it('in a page is shown with its line, escaped, and the page follows when it is fixed', async () => {
    undo = edit(
      DOCUMENT,
      'const beginning = `<!DOCTYPE html>',
      "if (parts.head.title.includes('Page a')) throw new TypeError('<script>alert(1)</script> & more')\n  const beginning = `<!DOCTYPE html>",
    )
    await soon(async () => (await get('/a')).status).toBe(500)
    const page = await (await getBrowser()).newPage()
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
    await page.goto(`${server.origin}/a`)
    const text = await page.locator('main').innerText()
    expect(text).toContain('TypeError: <script>alert(1)</script> & more')
    expect(text).toMatch(/engine\/outputs\/document\.ts:\d+:\d+/)
    expect(text).toMatch(/> \d+ \| +if \(parts\.head\.title/)
    expect(server.output).toMatch(/^500 +GET \/a /m)
    await connected
    undo()
    await page.getByText('First words.').waitFor()
    // A source of the engine is none of the server: it goes on.
    expect(linesOf(server.output, /^Open http/m)).toBe(1)
    await page.context().close()
  })

  it.each([
    ['cannot be parsed', "type: 'textBlock',", "type: 'textBlock',,", `${lineOf("  type: 'textBlock'")}:21`],
    [
      'imports what does not exist',
      "'atrium/ui/rich-text/rich-text.tsx'",
      "'atrium/ui/rich-text/text.tsx'",
      `${lineOf('import { RichText }')}`,
    ],
    [
      'fails when it is read',
      'const textBlock =',
      'const { merge } = undefined as never\nconst textBlock =',
      `${lineOf('const textBlock')}:9`,
    ],
  ])('that %s is shown with its line', async (_, from, to, place) => {
    const told = await said(() => {
      undo = edit(BLOCK, from, to)
    }, /cannot start with/)
    expect(told).toContain(`The site cannot start with ${BLOCK} as saved.`)
    const { status, text } = await get('/a')
    expect(status).toBe(500)
    expect(text).toContain(`<code>${BLOCK}:${place}`)
    expect(asText(text)).toMatch(/^> +\d+ \|/m)
  })

  it('in a style sheet is shown with its line', async () => {
    const sheet = readFileSync(join(project.root, SHEET), 'utf8').split('\n')
    const rule = sheet.findIndex((line) => line.endsWith(' {'))
    const told = await said(
      () => {
        undo = edit(SHEET, sheet[rule] as string, `.unclosed {\n${sheet[rule]}`)
      },
      new RegExp(`${SHEET} is not valid CSS[\\s\\S]*\\^`),
    )
    expect(told).toContain(`${SHEET}:${rule + 1}:1`)
    expect(asText((await get('/a')).text)).toContain(`${SHEET} is not valid CSS: Unclosed block. Correct the line.`)
  })

  it('that reads the time past the clock is a warning with its line', async () => {
    const told = await said(() => {
      undo = edit(BLOCK, 'const textBlock =', 'export const now = new Date()\nconst textBlock =')
    }, `Reloaded ${BLOCK}`)
    expect(told).toMatch(
      new RegExp(`^warn .*"new Date\\(\\)" is not valid here.*${BLOCK}:${lineOf('const textBlock')}`, 'm'),
    )
  })

  it('that throws later ends nothing', async () => {
    const told = await said(() => {
      undo = edit(
        BLOCK,
        'const textBlock =',
        "setTimeout(() => { throw new Error('Too late.') }, 1)\nconst textBlock =",
      )
    }, wholeOf('Too late'))
    expect(told).toContain(`${BLOCK}:${lineOf('const textBlock')}:26`)
    expect((await get('/a')).status).toBe(200)
  })
})

describe('a mistake in an entry', () => {
  const note = async (path: string) => /class="page-note">([^<]*)/.exec(asText((await get(path)).text))?.[1]

  it('is told on its page, which shows an older version', async () => {
    const file = join(content, 'entries/document/document_a.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('{', '{,'))
    undo = () => writeFileSync(file, text)
    await soon(() => note('/a')).toMatch(
      /^An older version is shown: entries\/document\/document_a\.json is not valid JSON: .* at line 1, column 2\./,
    )
    expect((await get('/a')).text).toContain('First words.')
    undo()
    await soon(() => note('/a')).toBe(undefined)
  })

  it('that is left a draft is told at its address', async () => {
    const { publish_details: _, ...plan } = documentEntry('plan', 'A plan.')
    const file = writeEntry(content, plan)
    undo = () => rmSync(file)
    await soon(() => note('/plan')).toMatch(
      /^entries\/document\/document_plan\.json has this address and is not published: it is a draft/,
    )
    expect((await get('/plan')).status).toBe(404)
  })
})

describe('a mistake in an island', () => {
  it('has a box beside it, whether it is there at once or in the handler of an event, and a line in the terminal', async () => {
    const { files } = newBlock('wind-rose')
    for (const [path, text] of Object.entries(files)) server.write(path, text)
    server.write(
      'blocks/wind-rose/compass.island.tsx',
      `export default function Compass({ text }: { text?: string }) {
  if (text?.includes('broke') && typeof window === 'object') throw new Error('No north.')
  return <button type="button" onClick={() => { throw new Error('No south.') }}>Turn</button>
}
`,
    )
    const block = readFileSync(join(project.root, 'blocks/wind-rose/index.tsx'), 'utf8')
    server.write(
      'blocks/wind-rose/index.tsx',
      `import Compass from './compass.island.tsx'\n${block.replace(/Component: \w+/, 'Component: Compass')}`,
    )
    await soon(async () => (await get('/_blocks/windRose/1')).text).toContain('compass.island.tsx')
    const page = await (await getBrowser()).newPage()
    await page.goto(`${server.origin}/_blocks/windRose/2`)
    await page.locator('[data-error] + .problem', { hasText: 'compass.island.tsx: Error: No north.' }).waitFor()
    await page.goto(`${server.origin}/_blocks/windRose/1`)
    await soon(async () => {
      await page.getByRole('button', { name: 'Turn' }).click()
      return page.locator('main .problem').allTextContents()
    }).toEqual([expect.stringContaining('compass.island.tsx: Error: No south.')])
    await soon(() => server.output).toContain('failed in a browser: Error: No north.')
    server.write('blocks/wind-rose/compass.island.tsx', "import 'node:os'\nexport default () => <p>North</p>\n")
    await page.locator('main .problem', { hasText: 'compass.island.tsx imports node:os, which' }).waitFor()
    await page.context().close()
    await said(() => rmSync(join(project.root, 'blocks/wind-rose'), { recursive: true }), /Reloaded .*wind-rose/)
  })
})

describe('what is read at the start', () => {
  it('restarts the server when it is saved, at the same address, and open pages follow', async () => {
    const page = await getPage(server, '/a')
    const events: string[] = []
    page.on('framenavigated', () => events.push('navigated'))
    page.on('console', (message) => events.push(message.text()))
    // Stays: to undo it would start the server once more.
    edit('vite.config.ts', "appType: 'custom',", "appType: 'custom', // Saved.")
    await soon(() => server.output).toMatch(/vite\.config\.ts has changed[\s\S]*\nOpen http/)
    await soon(() => events.slice(events.indexOf('navigated'))).toContain('[vite] connected.')
    const undoBlock = edit(BLOCK, 'className="prose', 'className="prose changed')
    await page.locator('.changed').first().waitFor()
    await said(undoBlock, `Reloaded ${BLOCK}`)
    await page.context().close()
  })

  it('lets the server wait while it is broken', async () => {
    const told = await said(() => {
      undo = edit('vite.config.ts', "appType: 'custom',", "appType: = 'custom',")
    }, /has ended/)
    expect(told).toContain('vite.config.ts:')
    await said(undo, `Open ${server.origin}`)
    expect((await get('/a')).text).toContain('First words.')
  })

  it('is the institution, too: it is hot, and a broken one recovers when it is fixed', async () => {
    writeInstitution(content, { name: 'House of Cups' })
    await soon(async () => (await get('/a')).text).toContain('House of Cups')
    writeFileSync(institution, '{ "name": "House of ')
    await soon(async () => (await get('/a')).status).toBe(500)
    expect((await get('/a')).text).toMatch(/institution\.json is not valid JSON: .* Fix or delete the file\./)
    writeInstitution(content, { name: 'House of Mugs' })
    await soon(async () => (await get('/a')).text).toContain('House of Mugs')
    rmSync(institution)
    await soon(async () => (await get('/a')).text).toContain('The Ellery')
  })

  it('names a port that is taken, and what to do', async () => {
    const other = createServer().listen(0)
    const { port } = other.address() as AddressInfo
    vi.stubEnv('PORT', String(port))
    const { code, output } = await project.run('scripts/dev.mjs')
    vi.unstubAllEnvs()
    other.close()
    expect(code).toBe(2)
    expect(output).toContain(`PORT is "${port}", where another program listens. Stop that program, or set PORT to`)
    expect(output).not.toContain('    at ')
  })
})
