import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { contentDirectory, documentEntry, writeInstitution } from '../browser/content.ts'
import { runBuilt } from '../browser/run-built.ts'
import { type HostedSite, hostSite } from '../browser/server.ts'
import { fromContentDirectory } from '../contentstack-server/from-content-directory.ts'
import { type ContentstackServer, CREDENTIALS, startContentstack } from '../contentstack-server/server.ts'
import { sendWebhook } from '../contentstack-server/webhook.ts'

const SECRET = 'long enough a secret'
const NOTE = 'Esta página todavía no está disponible en español.'
const content = contentDirectory(documentEntry('hours', 'Open from ten.'), documentEntry('clay', 'Clay.'))
const files = contentDirectory()
writeInstitution(files, {
  languages: [
    { tag: 'en-US', path: '' },
    { tag: 'es', path: '/es' },
  ],
})

let service: ContentstackServer
let site: HostedSite
const environment = () => ({
  CONTENTSTACK_API_KEY: CREDENTIALS.apiKey,
  CONTENTSTACK_DELIVERY_TOKEN: CREDENTIALS.deliveryToken,
  CONTENTSTACK_ENVIRONMENT: CREDENTIALS.environment,
  CONTENTSTACK_URL: service.origin,
  CONTENTSTACK_WEBHOOK_SECRET: SECRET,
  CONTENTSTACK_POLL_SECONDS: '86400',
})
const event = { type: 'entry_published', content_type_uid: 'document', data: {}, event_at: '' } as const
const hint = (origin: string) =>
  sendWebhook(`${origin}/_content/contentstack`, event, { authorization: `Bearer ${SECRET}` })
const shown = async (path: string, { origin } = site) => {
  const document = parseHtml(await (await fetch(origin + path)).text())
  return {
    title: document.querySelector('h1')?.textContent,
    note: document.querySelector('.languages-note')?.textContent,
    languages: [...document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang')),
  }
}
/** @param own slug of its address in Spanish */
const inSpanish = (slug: string, title: string, own: string) => ({
  ...service.stack.find('document', `document_${slug}`)?.latest,
  ...{ uid: `document_${slug}`, locale: 'es-mx', title, slug: own },
})

beforeAll(async () => {
  service = await startContentstack({ ...fromContentDirectory(content, undefined, ['es-MX']) })
  service.stack.publish('document', inSpanish('clay', 'Barro', 'barro'), 'es-mx')
  site = await hostSite({ content: files, environment: environment() })
})
afterAll(async () => {
  await site?.stop()
  await service?.close()
})

it('a site of a stack speaks its languages from the start, each page in those in which it is published', async () => {
  const languages = ['en-US', 'es', 'x-default']
  expect(await shown('/es/barro')).toMatchObject({ title: 'Barro', note: undefined, languages })
  expect(await shown('/clay')).toMatchObject({ title: 'Page clay', note: undefined, languages })
  expect(await shown('/es/hours')).toMatchObject({ title: 'Page hours', note: NOTE, languages: [] })
})

it('what is published and unpublished in one language is seen there as soon as a webhook says so', async () => {
  service.stack.publish('document', inSpanish('hours', 'Horario', 'hours'), 'es-mx')
  await hint(site.origin)
  await expect.poll(() => shown('/es/hours')).toMatchObject({ title: 'Horario', note: undefined })
  expect((await shown('/hours')).title).toBe('Page hours')
  service.stack.unpublish('document', 'document_hours', 'es-mx')
  await hint(site.origin)
  await expect.poll(() => shown('/es/hours')).toMatchObject({ title: 'Page hours', note: NOTE, languages: [] })
})

it('a preview shows what is saved in each language, and visitors see nothing of it', async () => {
  const { CONTENTSTACK_DELIVERY_TOKEN: _, ...rest } = environment()
  const drafts = { ...rest, CONTENTSTACK_PREVIEW_TOKEN: CREDENTIALS.previewToken, ENABLE_PREVIEW: 'true' }
  const preview = await hostSite({ content: files, environment: drafts })
  onTestFinished(async () => void (await preview.stop()))
  service.stack.save('document', inSpanish('hours', 'Horario nuevo', 'hours'), 'es-mx')
  await hint(preview.origin)
  await expect.poll(() => shown('/es/hours', preview)).toMatchObject({ title: 'Horario nuevo', note: undefined })
  expect((await shown('/hours', preview)).title).toBe('Page hours')
  await hint(site.origin)
  expect((await shown('/es/hours')).title).toBe('Page hours')
})

it('the commands for content take up what is mirrored in each language', async () => {
  const data = mkdtempSync(join(tmpdir(), 'atrium-languages-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const settings = { ...environment(), CONTENT_DIR: files, DATA_DIR: join(data, 'data') }
  const pulled = await runBuilt('content-pull', [join(data, 'pulled')], settings)
  expect([pulled.code, pulled.output]).toEqual([0, expect.stringContaining('2 entries and 1 content types written')])
  const check = await runBuilt('content-check', [], settings)
  expect([check.code, check.output]).toEqual([
    0,
    expect.stringContaining('not in es  entries/document: 1 of 2 entries'),
  ])
  const sync = await runBuilt('content-sync', [], settings)
  expect([sync.code, sync.output]).toEqual([0, expect.stringMatching(/2 files read.*In es: 2 files read/s)])
})
