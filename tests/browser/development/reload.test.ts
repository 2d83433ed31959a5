import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, writeEntry } from '../content.ts'
import { soon, withDevelopmentServer } from './development-server.ts'

const content = contentDirectory(documentEntry('a', 'First words.'))
const server = withDevelopmentServer(content, { HOST: '127.0.0.2' })
const { project, get, write, edit } = server

describe('the development server', () => {
  it('is reached at the address that HOST names', async () => {
    expect(new URL(server.origin).hostname).toBe('127.0.0.2')
    expect((await get('/a')).status).toBe(200)
  })

  it('says in a header line and in a corner of each page which file it is made by', async () => {
    const page = await fetch(`${server.origin}/a`)
    expect(page.headers.get('x-atrium-file')).toMatch(/^plugins\/[\w-]+\/pages\/[\w-]+\.ts$/)
    expect(await page.text()).toContain(`>${page.headers.get('x-atrium-file')}</div>`)
    const [missing, feed] = await Promise.all(['/nowhere', '/news/rss.xml'].map((path) => fetch(server.origin + path)))
    expect(missing?.headers.get('x-atrium-file')).toMatch(/^plugins\//)
    expect(feed?.headers.get('x-atrium-file')).toMatch(/^plugins\/news\//)
  })

  it('shows changed content without a restart', async () => {
    expect((await get('/a')).text).toContain('First words.')
    writeEntry(content, documentEntry('a', 'Second words.', { _version: 2 }))
    await soon(async () => (await get('/a')).text).toContain('Second words.')
  })

  it('shows a changed block, its styles, and a changed engine without a restart', async () => {
    edit('blocks/text-block/index.tsx', 'className="prose text-block"', 'className="prose text-block changed-block"')
    await soon(async () => (await get('/a')).text).toContain('changed-block')
    edit('engine/messages.ts', 'Skip to main content', 'Go to main content')
    await soon(async () => (await get('/a')).text).toContain('Go to main content')
    const sheet = /href="(\/_css\/[^"]+)"/.exec((await get('/a')).text)?.[1] as string
    expect((await get(sheet)).status).toBe(200)
  })

  it('evaluates of the sources only what was changed and what imports it', async () => {
    const times = () => server.output.split('Evaluated anew.').length - 1
    const undo = edit('ui/rich-text/rich-text.tsx', 'export', "console.log('Evaluated anew.')\nexport")
    await soon(async () => (await get('/a')).status).toBe(200)
    await soon(times).toBe(1)
    edit('blocks/text-block/index.tsx', 'changed-block', 'changed-once-more')
    await soon(async () => (await get('/a')).text).toContain('changed-once-more')
    expect(times()).toBe(1)
    undo()
  })

  it('derives stored entries again when a helper that they are derived with changes', async () => {
    edit(
      'services/content/ingest/rich-text/sanitise.ts',
      'const isPlain',
      "value += '<p>Words of the helper.</p>'\n  const isPlain",
    )
    await soon(async () => (await get('/a')).text).toContain('Words of the helper.')
    edit('services/content/ingest/rich-text/sanitise.ts', 'Words of the helper.', 'Other words.')
    await soon(async () => (await get('/a')).text).toContain('Other words.')
    expect((await get('/a')).text).not.toContain('Words of the helper.')
  })

  it('keeps what it derives apart from what the build derives', () => {
    expect(existsSync(join(project.root, '.data/development/content.db'))).toBe(true)
    expect(existsSync(join(project.root, '.data/content.db'))).toBe(false)
  })

  it('serves recordings of the content directory, in ranges', async () => {
    mkdirSync(join(content, 'media'))
    writeFileSync(join(content, 'media/bell.mp3'), '0123456789')
    const answer = await fetch(`${server.origin}/media/bell.mp3`, { headers: { range: 'bytes=2-4' } })
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([206, 'audio/mpeg', '234'])
  })

  it('serves the loader, and the scripts of islands and enhancements', async () => {
    const loader = /<script type="module" src="([^"]+loader[^"]+)"/.exec((await get('/a')).text)?.[1] as string
    expect((await get(loader)).text).toContain('IntersectionObserver')
  })

  it('answers the route of an area that npm run new writes at once', async () => {
    expect((await get('/recipes/first')).status).toBe(404)
    const { code, output: said } = await project.run('scripts/new.mjs', 'plugin', 'recipes', 'recipe')
    expect(code, said).toBe(0)
    writeEntry(
      content,
      JSON.parse(readFileSync(join(project.root, 'demo/content/entries/recipe/recipe_first.json'), 'utf8')),
    )
    await soon(async () => (await get('/recipes/first')).text).toContain('A first recipe')
  })

  it('shows a new block and a changed example in the gallery without a restart', async () => {
    expect((await get('/_blocks/windRose')).status).toBe(404)
    // Not needed, and not to stop the command.
    const styles = "import './attribution.css'\nimport { z } from 'zod'"
    const undo = edit('blocks/attribution/index.tsx', "import { z } from 'zod'", styles)
    const { code, output: said } = await project.run('scripts/new.mjs', 'block', 'wind-rose')
    undo()
    expect(code, said).toBe(0)
    await soon(async () => (await get('/_blocks')).text).toContain('href="/_blocks/windRose"')
    expect((await get('/_blocks/windRose/1')).text).toContain('How the jar was cleaned')
    edit('blocks/wind-rose/index.tsx', 'How the jar was cleaned', 'Which way it blew')
    await soon(async () => (await get('/_blocks/windRose/1')).text).toContain('Which way it blew')
    const script = /gallery-frame" data-island="([^"]+)"/.exec((await get('/_blocks/windRose')).text)?.[1] as string
    expect((await get(script)).text).toContain('ResizeObserver')
  })

  it('names a file that stands where nothing looks for it', async () => {
    write(
      'plugins/wrong/index.ts',
      "import { definePlugin } from 'atrium'\nexport default definePlugin({ name: 'wrong' })\n",
    )
    for (const file of ['page/a.ts', 'pages/more/b.ts', 'pages/c.tsx', 'blocks/d.tsx'])
      write(`plugins/wrong/${file}`, 'export default 1\n')
    for (const file of ['page/a.ts', 'pages/more/b.ts', 'pages/c.tsx', 'blocks/d.tsx'])
      await soon(() => server.output).toContain(`file=plugins/wrong/${file}`)
    expect(server.output).toContain('The file is registered nowhere')
    rmSync(join(project.root, 'plugins/wrong'), { recursive: true })
    await soon(async () => (await get('/a')).status).toBe(200)
  })

  it('shows everything that keeps the site from starting, at once, and recovers', async () => {
    const files = {
      'plugins/wrong/index.ts':
        "import { definePlugin } from 'atrium'\nexport default definePlugin({ name: 'wrong' })\n",
      'plugins/wrong/pages/again.ts': `import { definePage } from 'atrium/model/page.ts'
export default definePage({
  type: 'again',
  label: 'Again',
  route: '/robots.txt',
  include: ['nowhere.at_all'],
  compose: () => [],
})
`,
      'plugins/wrong/blocks/broken/index.tsx': `import { defineBlock, f } from 'atrium'
import { z } from 'zod'
const schema = z.object({ heading: f.required(f.text()) })
const examples = [{ heading: 5 }, {}] as never
export default defineBlock({ type: 'broken', label: 'Broken', placement: 'section', schema, examples, Component: () => null })
`,
    }
    for (const [file, text] of Object.entries(files)) write(file, text)
    const facts = ['/robots.txt', 'nowhere.at_all', 'broken']
    const missingIn = (text: string, wanted: readonly string[]) => wanted.filter((one) => !text.includes(one))
    // Not all of the files may have been seen at once.
    await soon(async () => missingIn((await get('/a')).text, [...facts, ...Object.keys(files).slice(1)])).toEqual([])
    const { status, text } = await get('/a')
    expect(status).toBe(500)
    expect(text).not.toContain('[vike]')
    await soon(() => missingIn(server.output, facts)).toEqual([])
    rmSync(join(project.root, 'plugins/wrong'), { recursive: true })
    await soon(async () => (await get('/a')).status).toBe(200)
  })
})
