// Takes minutes: begins first.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeDocumented } from './documented-files.ts'
import { type PackageSite, packageSite } from './package-site.ts'
import { startServer } from './server.ts'

const MB = 1024 * 1024

let site: PackageSite
beforeAll(async () => {
  const named = ['--name', 'House of Cups', '--language', 'en-GB', '--time-zone', 'Europe/Madrid']
  site = await packageSite(...named, '--from', 'file:atrium.tgz')
})

const edit = (file: string, from: string, to: string): void => {
  const path = join(site.root, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

describe('the package', () => {
  it('holds what runs, and documents: no test, no demo, no picture', () => {
    expect(site.packedBytes).toBeLessThanOrEqual(2 * MB)
    expect(site.files.filter((file) => /\.test\.tsx?$/.test(file))).toEqual(['server/testing/page-contract.test.ts'])
    expect(site.files.filter((file) => /^(demo|tests|dist)\/|\.(webp|png|jpg)$/.test(file))).toEqual([])
  })
})

describe('a site in a repository of its own', () => {
  it('begins with content in which nothing is wrong, and which is not the Ellery’s', async () => {
    const { code, output } = await site.run('check')
    expect([code, output]).toEqual([0, expect.stringContaining('0 errors, 0 warnings')])
    await site.run('sync')
    const { output: found } = await site.run('describe', '/')
    expect(found).toContain('plugins/home/pages/home-stories.ts')
  })

  it('takes what the documents show and what is scaffolded, each in order by types, contract and its own tests', {
    timeout: 300_000,
  }, async () => {
    const documented = writeDocumented(site.root)
    expect(documented).toEqual(
      expect.arrayContaining([
        'plugins/recipes/index.ts',
        'plugins/recipes/settings.ts',
        'plugins/recipes/pages/all.ts',
        'plugins/recipes/pantry/index.ts',
        'plugins/recipes/blocks/recipe-of-the-week/index.tsx',
        'blocks/recipe-steps/index.tsx',
        'blocks/site-footer/index.tsx',
        'ui/card/card.tsx',
      ]),
    )
    for (const parameters of [
      ['plugin', 'kites', 'kite'],
      ['block', 'wind-rose'],
    ]) {
      const { code, output } = await site.run('new', ...parameters)
      expect(code, output).toBe(0)
    }
    const { code, output } = await site.run('test')
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ passed, 0 failed$/m)])
    for (const area of ['recipes', 'kites']) expect(output).toContain(`plugins/${area}/tests/`)
  })

  it('proves one area alone', { timeout: 300_000 }, async () => {
    const { code, output } = await site.run('test', 'kites')
    expect([code, output]).toEqual([0, expect.stringMatching(/^\d+ passed, 0 failed$/m)])
    expect(output).not.toContain('plugins/recipes/tests/')
    expect((await site.run('test', 'kitchens')).output).toContain('There is no area "kitchens" in plugins/.')
  })

  it('looks like itself: style sheets, parts and blocks take the place of Atrium’s', { timeout: 300_000 }, async () => {
    const { code, output } = await site.run('build')
    expect(code, output).toBe(0)
    const running = await startServer({
      project: site.root,
      content: join(site.root, 'content'),
      siteNow: new Date(performance.timeOrigin).toISOString(),
    })
    try {
      const home = await (await fetch(running.origin)).text()
      expect(home).toContain('<div class="frame">')
      expect(home).toMatch(/<footer class="site-footer">© (<!-- -->)?\d{4}/)
      expect(home).not.toContain('Ellery')
      const sheet = /href="(\/assets\/static\/shell[^"]+)"/.exec(home)?.[1]
      expect(await (await fetch(running.origin + sheet)).text()).toMatch(/--space-6:\s*4rem/)
      for (const address of ['/visit', '/whats-on', '/calendar', '/news', '/kites/first', '/recipes/all.json'])
        expect([address, (await fetch(running.origin + address)).status]).toEqual([address, 200])
    } finally {
      await running.stop()
    }
  })

  it('says which of Atrium’s parts it replaces, and which areas there are when one is misspelt', async () => {
    expect((await site.run('describe', 'site-footer')).output).toMatch(
      /^In place of Atrium’s \(1\)\n {2}blocks\/site-footer$/m,
    )
    edit('atrium.config.ts', "'events'", "'event'")
    const { code, output } = await site.run('build')
    expect([code, output]).toEqual([
      2,
      expect.stringContaining('Atrium has no area "event". It has about, conservation'),
    ])
  })
})
