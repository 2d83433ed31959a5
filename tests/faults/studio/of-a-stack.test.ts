import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry } from '../../browser/index.ts'
import { fromContentDirectory } from '../../contentstack-server/from-content-directory.ts'
import { CREDENTIALS, startContentstack } from '../../contentstack-server/server.ts'
import { at, read } from './documents.ts'
import { startStudioProcess } from './started.ts'

describe('the studio of a stack of Contentstack', () => {
  it('shows its entries, says where they are written, and refuses every write', async () => {
    const service = await startContentstack(
      fromContentDirectory(contentDirectory(documentEntry('hours', 'Open from ten.'))),
    )
    const studio = await startStudioProcess(contentDirectory(), {
      CONTENTSTACK_API_KEY: CREDENTIALS.apiKey,
      CONTENTSTACK_DELIVERY_TOKEN: CREDENTIALS.deliveryToken,
      CONTENTSTACK_ENVIRONMENT: CREDENTIALS.environment,
      CONTENTSTACK_URL: service.origin,
      CONTENTSTACK_POLL_SECONDS: '86400',
    })
    try {
      const { json: site } = await studio.ask('GET', '/api/site')
      expect(site.readOnly).toEqual({
        reason: expect.stringMatching(/Contentstack/),
        link: `https://app.contentstack.com/#!/stack/${CREDENTIALS.apiKey}/entries`,
      })
      expect((await studio.ask('GET', '/api/entries?type=document')).json.rows).toMatchObject([
        { ref: { uid: 'document_hours' } },
      ])
      const entry = await read(studio, 'hours')
      expect(entry.published.value).toMatchObject({ uid: 'document_hours' })
      expect(await studio.shown('/hours')).toContain('Open from ten.')
      const { value, hash } = entry.published
      const checked = await studio.ask('POST', at('hours', '/check'), { value: { ...value, title: 'Tried' } })
      expect(checked.status).toBe(200)
      const whole = { ifHash: hash, ifPublished: hash }
      const writes = [
        ['POST', '/api/entries/document', { title: 'New' }],
        ['PUT', at('hours'), { value: { ...value, title: 'Other' }, ifHash: hash }],
        ['POST', at('hours', '/publish'), whole],
        ['POST', at('hours', '/unpublish'), whole],
        ['POST', at('hours', '/discard'), { ifHash: hash }],
        ['DELETE', at('hours'), whole],
      ] as const
      for (const [method, path, body] of writes) {
        const { status, json } = await studio.ask(method, path, body)
        expect([method, path, status]).toEqual([method, path, 403])
        expect(json.error).toMatchObject({ message: expect.stringMatching(/written elsewhere/) })
      }
      expect((await read(studio, 'hours')).published).toEqual(entry.published)
      // What the service does not have is written beside it.
      const redirects = { changes: [{ from: '/former', to: '/hours' }], ifHash: null }
      expect((await studio.ask('PUT', '/api/settings/redirects', redirects)).status).toBe(200)
    } finally {
      await studio.kill()
      await service.close()
    }
  })
})
