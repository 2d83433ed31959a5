import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { ANCHOR, contentDirectory, documentEntry, withServer } from './index.ts'

const content = contentDirectory(documentEntry('a', 'Words.'), documentEntry('b/c', 'More words.'))
const site = withServer({ content })

it('Vike and the production server give the same HTML for pages and missing pages', async () => {
  const paths = ['/a', '/b/c', '/missing']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'render-with-vike.mjs'), ...paths],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        VITEST: undefined,
        NODE_ENV: 'production',
        CONTENT_DIR: content,
        SITE_NOW: ANCHOR,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'atrium-data-')),
      },
    },
  )
  const rendered = JSON.parse(stdout)
  for (const path of paths) expect(await (await fetch(site.origin + path)).text(), path).toBe(rendered[path])
})

it('Vike has one page for every address, and an error page', () => {
  const build = readFileSync(join(import.meta.dirname, '../../dist/server/entry.mjs'), 'utf8')
  expect(build.match(/pageId: "[^"]+"/g)).toEqual(['pageId: "/server/vike"', 'pageId: "/server/vike/_error"'])
})
