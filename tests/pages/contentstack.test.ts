import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { contentDirectory, documentEntry } from '../browser/content.ts'
import { runBuilt } from '../browser/run-built.ts'
import { type HostedSite, hostSite } from '../browser/server.ts'
import { fromContentDirectory } from '../contentstack-server/from-content-directory.ts'
import { type ContentstackServer, CREDENTIALS, startContentstack } from '../contentstack-server/server.ts'
import { ASSETS } from '../contentstack-server/stack.ts'
import { sendWebhook } from '../contentstack-server/webhook.ts'

const SECRET = 'long enough a secret'

describe('a site of a stack of Contentstack', () => {
  const content = contentDirectory(documentEntry('hours', 'Open from ten.'))
  const files = contentDirectory(documentEntry('own', 'Of the content directory.'))
  const environment = () => ({
    CONTENTSTACK_API_KEY: CREDENTIALS.apiKey,
    CONTENTSTACK_DELIVERY_TOKEN: CREDENTIALS.deliveryToken,
    CONTENTSTACK_ENVIRONMENT: CREDENTIALS.environment,
    CONTENTSTACK_URL: service.origin,
    CONTENTSTACK_WEBHOOK_SECRET: SECRET,
    CONTENTSTACK_POLL_SECONDS: '86400',
  })
  let service: ContentstackServer
  let site: HostedSite
  const page = async (path: string) => (await fetch(site.origin + path)).text()

  beforeAll(async () => {
    service = await startContentstack(fromContentDirectory(content))
    site = await hostSite({
      content: files,
      environment: environment(),
    })
  })
  afterAll(async () => {
    await site?.stop()
    await service.close()
  })

  const hint = (secret: string) => {
    const event = service.stack.log.at(-1)
    if (!event) throw new Error('Nothing was published.')
    return sendWebhook(`${site.origin}/_content/contentstack`, event, { authorization: `Bearer ${secret}` })
  }

  it('serves the entries of the stack, and those of the content directory not', async () => {
    expect(await page('/hours')).toContain('Open from ten.')
    expect((await fetch(`${site.origin}/own`)).status).toBe(404)
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
    const metrics = await page('/metrics')
    expect(metrics).toContain('atrium_content_mirror_items{kind="entry"} 1')
    expect(metrics).toContain('atrium_content_mirror_unknown_types 0')
    expect(metrics).toContain('atrium_service_questions_in_flight{service="contentstack"} 0')
  })

  it('shows what is published as soon as a webhook says so, with a picture of the stack', async () => {
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    service.fault = (address, response) => {
      if (!address.includes('kiln.png')) return false
      response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
      return true
    }
    const url = `${service.origin}/v3/assets/kiln.png`
    const asset = { uid: 'blt_kiln', title: 'Kiln', filename: 'kiln.png', content_type: 'image/png', url }
    service.stack.publish(ASSETS, { ...asset, description: 'A kiln', dimension: { width: 400, height: 300 } })
    const media = [{ reference: [{ uid: 'blt_kiln', _content_type_uid: 'image' }] }]
    service.stack.publish('document', {
      uid: 'document_hours',
      body: [
        { text_block: { text: '<p>Open from eleven.</p>' } },
        { media_row_block: { layout: 'column-width', media } },
      ],
    })
    expect(await hint('another secret')).toBe(401)
    expect(await hint(SECRET)).toBe(202)
    await expect.poll(() => page('/hours')).toContain('Open from eleven.')
    const [source = ''] = /\/iiif\/blt_kiln\/[^" ]+/.exec(await page('/hours')) ?? []
    const image = await fetch(site.origin + source)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  })

  it('says while it is read for the first time why there is nothing, and then follows the directory beside it', async () => {
    const { fault } = service
    onTestFinished(() => {
      service.fault = fault
    })
    service.fault = (_address, response) => {
      response.writeHead(503).end()
      return true
    }
    const beside = contentDirectory()
    const lead = (to: string) => writeFileSync(join(beside, 'redirects.json'), JSON.stringify({ '/old': to }))
    lead('/first')
    const first = await hostSite({ content: beside, environment: { ...environment(), CONTENT_WATCH: 'true' } })
    onTestFinished(async () => void (await first.stop()))
    const ready = async () => {
      const answer = await fetch(`${first.origin}/readyz`)
      return [answer.status, await answer.text()]
    }
    expect(await ready()).toEqual([503, 'Contentstack was not read yet. Contentstack answered 503.\n'])
    service.fault = fault
    await expect.poll(ready, { timeout: 60_000 }).toEqual([200, 'ready\n'])
    const old = async () => (await fetch(`${first.origin}/old`, { redirect: 'manual' })).headers.get('location')
    expect(await old()).toMatch(/\/first$/)
    lead('/second')
    await expect.poll(old).toMatch(/\/second$/)
  })

  it('has a preview of its own, which shows what is saved and is cached nowhere', async () => {
    const { CONTENTSTACK_DELIVERY_TOKEN: _, ...rest } = environment()
    const preview = await hostSite({
      content: files,
      environment: { ...rest, CONTENTSTACK_PREVIEW_TOKEN: CREDENTIALS.previewToken, ENABLE_PREVIEW: 'true' },
    })
    onTestFinished(async () => void (await preview.stop()))
    const shown = async (path: string) => (await fetch(preview.origin + path)).text()
    const body = [{ text_block: { text: '<p>Open from noon.</p>' } }]
    service.stack.save('document', { uid: 'document_hours', body })
    const event = { type: 'entry_published', content_type_uid: 'document', data: {}, event_at: '' } as const
    await sendWebhook(`${preview.origin}/_content/contentstack`, event, { authorization: `Bearer ${SECRET}` })
    await expect.poll(() => shown('/hours')).toContain('Open from noon.')
    expect((await fetch(`${preview.origin}/hours`)).headers.get('cache-control')).toBe('no-store')
    await hint(SECRET)
    expect(await page('/hours')).toContain('Open from eleven.')
    service.stack.save('document', { uid: 'document_new', title: 'New', slug: 'new', body })
    await sendWebhook(`${preview.origin}/_content/contentstack`, event, { authorization: `Bearer ${SECRET}` })
    await expect.poll(async () => (await fetch(`${preview.origin}/new`)).status).toBe(200)
    expect((await fetch(`${site.origin}/new`)).status).toBe(404)
  })

  it('is written as a content directory that is as clean as the first one', async () => {
    const pulled = mkdtempSync(join(tmpdir(), 'atrium-pulled-'))
    onTestFinished(() => rmSync(pulled, { recursive: true, force: true }))
    const settings = { ...environment(), CONTENT_DIR: files, DATA_DIR: join(pulled, 'data') }
    const { code, output } = await runBuilt('content-pull', [join(pulled, 'content'), '--pictures'], settings)
    expect([code, output]).toEqual([0, expect.stringContaining('2 entries and 1 content types written')])
    expect(readdirSync(join(pulled, 'content/images'))).toEqual(['blt_kiln.png'])
    cpSync(join(files, 'institution.json'), join(pulled, 'content/institution.json'))
    const check = (directory: string) => runBuilt('content-check', [directory], {})
    const [before, after] = [await check(content), await check(join(pulled, 'content'))]
    expect([after.code, before.code]).toEqual([0, 0])
  })

  it('goes on serving while the service is away, and says it once', async () => {
    service.fault = (_address, response) => {
      response.writeHead(503).end()
      return true
    }
    for (const _ of [1, 2, 3]) await hint(SECRET)
    await expect.poll(() => site.output()).toContain('answered 503')
    expect(await page('/hours')).toContain('Open from eleven.')
    expect(site.log().filter(({ msg }) => String(msg).includes('answered 503'))).toHaveLength(1)
  })
})
