import type { RequestListener } from 'node:http'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { contentDirectory, documentEntry, published } from '../browser/content.ts'
import { hostSite, withSite } from '../browser/server.ts'
import { fakeService, longAnswer } from './fake-service.ts'
import { hang, json, silences, wrongAnswers } from './outside-faults.ts'

const MESSAGES = { success: '<p>There is a copy.</p>', failure: '<p>There is no copy.</p>' }
const content = contentDirectory(
  documentEntry('a', 'Words.'),
  published('page_404', {
    uid: 'page_404',
    title: 'Not here',
    archive_link_title: 'See the copy',
    archive_lookup_status_messages: MESSAGES,
  }),
)
const COPY = { available: true, status: '200', url: 'https://archive.example/web/1/old' }
const found = json({ archived_snapshots: { closest: COPY } })
const MB = 1024 * 1024
const HANGING = '/hanging'

const { hanging: _, 'dripping a byte at a time': __, ...broken } = silences

/** Every way in which the archive fails at once, by name. */
const faults: Record<string, RequestListener> = {
  ...wrongAnswers,
  ...broken,
  'answering other shapes': json({ archived_snapshots: { closest: 'https://archive.example/' } }),
  'answering a link that is a script': json({
    archived_snapshots: { closest: { ...COPY, url: 'javascript:alert(1)' } },
  }),
}

describe('Q-20 the web archive', async () => {
  const archive = await fakeService(hang)
  /** An answer that is waited for while all else goes on. */
  let hanging: Promise<string>
  const site = withSite({ content, environment: { PAGE_ARCHIVE_API_ENDPOINT: `${archive.origin}/available` } })
  const lookUp = async (path: string) => {
    const answer = await fetch(`${site.origin}/archived-copy?path=${encodeURIComponent(path)}`)
    return { status: answer.status, text: await answer.text() }
  }
  const errors = (path: string) => site.log().filter((line) => line.path === path && Number(line.level) >= 50)

  beforeAll(async () => {
    hanging = lookUp(HANGING).then(({ text }) => text)
    await vi.waitUntil(() => archive.asked.length === 1, { timeout: 60_000 })
  })

  it('SITE-055 SITE-057 SITE-058 is asked for the whole address, and its copy is shown', async () => {
    archive.answer = found
    const { status, text } = await lookUp('/old')
    expect(status).toBe(200)
    expect(text).toContain(`href="${COPY.url}"`)
    expect(text).toContain('There is a copy.')
    expect(archive.asked.at(-1)).toBe(`/available?url=${encodeURIComponent('https://www.ellery.example/old')}`)
  })

  it.each(Object.entries(faults))('SITE-060 %s costs the copy alone', async (fault, answer) => {
    archive.answer = answer
    const path = `/old/${fault.replaceAll(' ', '-')}`
    const missing = await fetch(site.origin + path)
    expect(missing.status).toBe(404)
    const { status, text } = await lookUp(path)
    expect(status).toBe(200)
    expect(text).toContain('There is no copy.')
    expect(text).not.toMatch(/javascript:|archive\.example/)
  })

  it('SITE-060 reports what failed, with the address that was looked up', async () => {
    archive.answer = faults['answering 500'] as RequestListener
    await lookUp('/reported')
    expect(errors('/reported').map(({ msg }) => msg)).toEqual([expect.stringContaining('The archive answered 500.')])
  })

  it('answering 100 MB is left off after a bounded part', async () => {
    const { answer, sent } = longAnswer(100 * MB)
    archive.answer = answer
    expect((await lookUp('/large')).text).toContain('There is no copy.')
    expect(sent()).toBeLessThan(50 * MB)
  })

  it('its last good copy is shown when it fails later on', async () => {
    archive.answer = found
    await lookUp('/kept')
    archive.answer = faults['answering 500'] as RequestListener
    expect((await lookUp('/kept')).text).toContain(COPY.url)
    // A failure is not remembered: the next visitor is told the truth.
    expect((await lookUp('/comes-back')).text).toContain('There is no copy.')
    archive.answer = found
    expect((await lookUp('/comes-back')).text).toContain(COPY.url)
  })

  it('SITE-054 hanging holds up nobody: not the missing page, and no other', async () => {
    for (const [path, status] of [
      [HANGING, 404],
      ['/other', 404],
      ['/a', 200],
      ['/healthz', 200],
    ] as const)
      expect((await fetch(site.origin + path)).status).toBe(status)
  })

  it('hanging is asked no more than a few times at once', async () => {
    archive.answer = hang
    const asked = archive.asked.length
    const answers = Array.from({ length: 40 }, (_, index) => lookUp(`/many/${index}`))
    expect((await Promise.race(answers)).text).toContain('There is no copy.')
    expect(archive.asked.length - asked).toBeLessThanOrEqual(8)
    archive.answer = found
  })

  it('SITE-056 SITE-060 hanging is given up', async () => {
    expect(archive.asked).toContain(`/available?url=${encodeURIComponent(`https://www.ellery.example${HANGING}`)}`)
    expect(await hanging).toContain('There is no copy.')
    expect(errors(HANGING)).toHaveLength(1)
    await archive.close()
  })
})

describe('Q-20 a web archive that refuses connections', () => {
  it('costs the copy alone', async () => {
    const archive = await fakeService(found)
    await archive.close()
    const site = await hostSite({ content, environment: { PAGE_ARCHIVE_API_ENDPOINT: archive.origin } })
    try {
      const answer = await fetch(`${site.origin}/archived-copy?path=/old`)
      expect([answer.status, (await answer.text()).includes('There is no copy.')]).toEqual([200, true])
      expect((await fetch(`${site.origin}/old`)).status).toBe(404)
    } finally {
      await site.stop()
    }
  })
})
