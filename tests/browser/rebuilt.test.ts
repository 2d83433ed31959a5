// Takes minutes: begins first.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry } from './content.ts'
import { copyProject } from './project-copy.ts'
import { startServer } from './server.ts'

const project = copyProject({ isBuilt: true })

describe('a new build on the store of the last one', () => {
  it('shows what it derives itself, also when only a helper changed, and derives it once', async () => {
    const content = contentDirectory(documentEntry('a', 'First words.'))
    const data = temporaryFolder('data')
    const helper = join(project.root, 'services/content/ingest/rich-text/sanitise.ts')
    /** Builds and starts. @returns the page, and how many files were ingested */
    const shown = async () => {
      const { code, output } = await project.run('scripts/build.mjs')
      expect(code, output).toBe(0)
      const site = await startServer({ content, data, project: project.root })
      const text = await (await fetch(`${site.origin}/a`)).text()
      await site.stop()
      return { text, read: site.log().find(({ msg }) => String(msg).startsWith('Content:'))?.read }
    }
    const first = await shown()
    expect(first.text).toContain('First words.')
    const text = readFileSync(helper, 'utf8')
    writeFileSync(helper, text.replace('const isPlain', "value += '<p>Words of the helper.</p>'\n  const isPlain"))
    const second = await shown()
    expect(second.text).toContain('Words of the helper.')
    expect([first.read, second.read, (await shown()).read]).toEqual([1, 1, 0])
  })
})
