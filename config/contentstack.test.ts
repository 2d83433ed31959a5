import { describe, expect, it } from 'vitest'
import { contentDirOf, contentstackSettings } from './contentstack.ts'
import { type EnvironmentError, readSiteEnvironment } from './environment.ts'

const whole = {
  CONTENTSTACK_API_KEY: 'blt0123456789abcdef',
  CONTENTSTACK_DELIVERY_TOKEN: 'cs0123456789abcdef',
  CONTENTSTACK_ENVIRONMENT: 'production',
}

const problemsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readSiteEnvironment(source)
    return []
  } catch (error) {
    return (error as EnvironmentError).problems
  }
}

describe('the settings of a stack of Contentstack', () => {
  it('lead to the host of the region, and to a content directory of their own', () => {
    const environment = readSiteEnvironment({ ...whole, CONTENTSTACK_REGION: 'EU', DATA_DIR: '/data' })
    expect(contentstackSettings(environment)).toMatchObject({ url: 'https://eu-cdn.contentstack.com', pollSeconds: 60 })
    expect(contentDirOf(environment)).toBe('/data/contentstack/content')
  })

  it('with a preview token lead to the preview service of the region, and to a directory of drafts', () => {
    const { CONTENTSTACK_DELIVERY_TOKEN: _, ...rest } = whole
    const token = { CONTENTSTACK_PREVIEW_TOKEN: 'cs0123456789abcdef', ENABLE_PREVIEW: 'true', DATA_DIR: '/data' }
    for (const [region, host] of [
      ['NA', 'rest-preview.contentstack.com'],
      ['AZURE_EU', 'azure-eu-rest-preview.contentstack.com'],
    ] as const) {
      const environment = readSiteEnvironment({ ...rest, ...token, CONTENTSTACK_REGION: region })
      const { url, isPreview, token: sent } = contentstackSettings(environment) ?? {}
      expect([url, isPreview, sent]).toEqual([`https://${host}`, true, 'cs0123456789abcdef'])
      expect(contentDirOf(environment)).toBe('/data/contentstack-drafts/content')
    }
    expect(problemsOf({ ...whole, CONTENTSTACK_PREVIEW_TOKEN: 'cs0123456789abcdef' })).toEqual([
      expect.stringMatching(/^CONTENTSTACK_PREVIEW_TOKEN is set, but ENABLE_PREVIEW is not true\./),
    ])
    expect(problemsOf({ ...token })).toHaveLength(2)
  })

  it('may name another host', () => {
    const environment = readSiteEnvironment({ ...whole, CONTENTSTACK_URL: 'https://cdn.example.org/' })
    expect(contentstackSettings(environment)?.url).toBe('https://cdn.example.org')
  })

  it('are not needed: the entries of the content directory are shown then', () => {
    const environment = readSiteEnvironment({ CONTENT_DIR: '/content' })
    expect(contentstackSettings(environment)).toBeUndefined()
    expect(contentDirOf(environment)).toBe('/content')
  })

  it('are refused where some lack, naming them', () => {
    expect(problemsOf({ CONTENTSTACK_API_KEY: 'blt0123456789abcdef' })).toEqual([
      'CONTENTSTACK_DELIVERY_TOKEN is not set, but CONTENTSTACK_API_KEY is. Set it, or leave out all that begin with CONTENTSTACK_.',
      'CONTENTSTACK_ENVIRONMENT is not set, but CONTENTSTACK_API_KEY is. Set it, or leave out all that begin with CONTENTSTACK_.',
    ])
    expect(problemsOf({ CONTENTSTACK_WEBHOOK_SECRET: 'long enough a secret' })).toHaveLength(3)
    expect(problemsOf({ ...whole, CONTENT_STORE_URL: 'postgres://db.example.org/content' })).toHaveLength(1)
    expect(problemsOf({ ...whole, CONTENTSTACK_REGION: 'MOON' })).toHaveLength(1)
    expect(problemsOf({ ...whole, CONTENTSTACK_REGION: 'EU', CONTENTSTACK_URL: 'https://a.example.org' })).toEqual([
      'CONTENTSTACK_URL and CONTENTSTACK_REGION are both set. Leave one of them out.',
    ])
  })
})
