import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { writeEntry } from '../browser/content.ts'
import { contentDirectory, documentEntry, hostSite } from '../browser/index.ts'

const withWords = (words: string) => contentDirectory(documentEntry('page', words))

it.each([
  ['moved away and replaced', false],
  ['a link that leads elsewhere', true],
])('Q-20 with CONTENT_WATCH, a content directory that is %s is served, and watched further', async (_, isLink) => {
  const content = join(temporaryFolder('watched'), 'content')
  let version = 1
  const put = (words: string) => {
    const next = contentDirectory(documentEntry('page', words, { _version: ++version }))
    if (isLink) {
      symlinkSync(next, `${content}-new`)
      renameSync(`${content}-new`, content)
    } else {
      rmSync(`${content}-old`, { recursive: true, force: true })
      renameSync(content, `${content}-old`)
      renameSync(next, content)
    }
  }
  if (isLink) symlinkSync(withWords('First words.'), content)
  else renameSync(withWords('First words.'), content)
  const site = await hostSite({ content, environment: { CONTENT_WATCH: 'true' } })
  const text = async () => (await fetch(`${site.origin}/page`)).text()
  try {
    expect(await text()).toContain('First words.')
    for (const round of [1, 2]) {
      put(`Replaced ${round}.`)
      await expect.poll(text).toContain(`Replaced ${round}.`)
      writeEntry(content, documentEntry('page', `Edited ${round}.`, { _version: ++version }))
      await expect.poll(text).toContain(`Edited ${round}.`)
    }
  } finally {
    await site.stop()
  }
})
