// Takes minutes: begins first.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyProject } from './index.ts'

const project = copyProject({ isBuilt: true })
const build = async () => (await project.run('scripts/build.mjs')).output.includes('Building')

describe('the build', () => {
  it('is made again only when it is not whole, or sources changed', async () => {
    expect(await build()).toBe(false)
    writeFileSync(join(project.root, 'engine/later.test.ts'), 'export {}\n')
    appendFileSync(join(project.root, 'README.md'), '\nMore.\n')
    expect(await build()).toBe(false)
    rmSync(join(project.root, 'dist/server/main.mjs'))
    expect(await build()).toBe(true)
    expect(await build()).toBe(false)
  })

  it('takes over the lock of a build that was killed', async () => {
    writeFileSync(join(project.root, 'dist/lock'), '99999999')
    expect(await build()).toBe(false)
  })

  it('stops at what production would fail on, says where, and keeps the last build', async () => {
    writeFileSync(join(project.root, 'dist/server/of-the-last-build'), '')
    const inDist = () => readdirSync(join(project.root, 'dist'), { recursive: true }).sort()
    const before = inDist()
    const refusalOf = async (path: string, change: (text: string) => string) => {
      const file = join(project.root, path)
      const text = readFileSync(file, 'utf8')
      writeFileSync(file, change(text))
      const { code, output } = await project.run('scripts/build.mjs')
      writeFileSync(file, text)
      expect([code, inDist()]).toEqual([2, before])
      expect(output).toContain('Building')
      return output
    }
    expect(
      await refusalOf('blocks/hero/print.enhance.ts', (text) => `import { f } from 'atrium'\n${text}console.log(f)\n`),
    ).toContain('blocks/hero/print.enhance.ts imports f of "atrium", which runs on the server alone')
    const collision = await refusalOf('plugins/podcasts/pages/podcasts.ts', (text) =>
      text.replace("route: '/podcasts'", "route: '/news'"),
    )
    expect(collision).toMatch(/^The site cannot start\. \d problems?:\n1\. plugins\/(news|podcasts)\/pages\//m)
    expect(await build()).toBe(false)
  })

  it('is made again when it was interrupted, also where the change is taken back', async () => {
    const file = join(project.root, 'blocks/hero/hero.css')
    const text = readFileSync(file, 'utf8')
    appendFileSync(file, '.hero { --changed: 1 }\n')
    const interrupted = spawn(process.execPath, ['scripts/build.mjs'], {
      cwd: project.root,
      env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
      detached: true,
    })
    await once(interrupted.stdout, 'data')
    // A terminal tells all of its processes.
    process.kill(-(interrupted.pid as number), 'SIGINT')
    await once(interrupted, 'exit')
    writeFileSync(file, text)
    expect(await build()).toBe(true)
    expect(await build()).toBe(false)
  })

  it('stops at an import that leads nowhere, and says which', async () => {
    appendFileSync(join(project.root, 'server/operations/log/log.ts'), "import 'atrium/ui/nowhere.tsx'\n")
    const { code, output } = await project.run('scripts/build.mjs')
    expect(code).toBe(2)
    expect(output).toContain('server/operations/log/log.ts imports atrium/ui/nowhere.tsx, which is not there.')
  })
})
