import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, draft, published, writeEntry } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'

const SECRET = 'long enough a secret'
const picture = (uid: string, fields: Record<string, unknown>) =>
  published('image', { uid, title: uid, alt: 'A jar', ...fields })
const showing = (slug: string, uid: string) =>
  documentEntry(slug, 'Words.', {
    body: [
      { text_block: { text: '<p>Words.</p>' } },
      {
        media_row_block: {
          layout: 'column-width',
          media: [{ reference: [{ uid, _content_type_uid: 'image' }] }],
        },
      },
    ],
  })
const size = { width: 1600, height: 900 }
const iiif = { id: 'jar', service: 'https://iiif.example.org/image' }

describe('pictures of other servers', () => {
  const content = contentDirectory(
    showing('iiif', 'img_iiif'),
    showing('gateway', 'img_gateway'),
    showing('insecure', 'img_insecure'),
    documentEntry('plain', 'See https://draft.example.org/ and https://iiif.example.org.'),
    documentEntry('quoting', 'An address https://evil.example.org/x.jpg in words.'),
    picture('img_iiif', { iiif, ...size }),
    picture('img_gateway', { media_gateway_url: 'https://media.example.org/cup', ...size }),
    picture('img_insecure', { media_gateway_url: 'http://insecure.example.org/cup', ...size }),
    draft('image', { uid: 'img_draft', title: 'Draft', iiif: { id: 'x', service: 'https://draft.example.org' } }),
  )
  const site = withSite({ content, environment: { CONTENT_SECRET: SECRET } })
  const policyOf = async (path: string) => {
    const answer = await fetch(site.origin + path)
    expect([path, answer.status]).toEqual([path, 200])
    const policy = answer.headers.get('content-security-policy') ?? ''
    return { policy, images: /img-src 'self' data:([^;]*);/.exec(policy)?.[1]?.trim(), html: await answer.text() }
  }

  it('SITE-085 are let through by the policy of the pages that show them, and of no other', async () => {
    const { images, policy, html } = await policyOf('/iiif')
    expect(html).toContain('src="https://iiif.example.org/image/jar/')
    expect(images).toBe('https://iiif.example.org')
    expect(policy).toContain("connect-src 'self' https://iiif.example.org;")
    expect(policy).toContain("script-src 'self';")
    expect((await policyOf('/gateway')).images).toBe('https://media.example.org')
    for (const path of ['/plain', '/quoting', '/insecure'])
      expect([path, (await policyOf(path)).images]).toEqual([path, ''])
  })

  it('SITE-085 the policy of a cached page follows its content', async () => {
    await policyOf('/iiif')
    expect((await policyOf('/iiif')).images).toBe('https://iiif.example.org')
    writeEntry(content, picture('img_iiif', { iiif: { ...iiif, service: 'https://new.example.org/image' }, ...size }))
    const sync = await fetch(`${site.origin}/_content/sync`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
    })
    expect(sync.status).toBe(200)
    await expect.poll(async () => (await policyOf('/iiif')).images).toBe('https://new.example.org')
  })
})
