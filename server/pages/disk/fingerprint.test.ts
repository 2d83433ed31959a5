import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSiteEnvironment } from '../../../config/environment.ts'
import { variables } from '../../../config/variables.ts'
import { fingerprintOf } from './fingerprint.ts'

function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'assets.json'), '{}')
  return folder
}

const stack = { CONTENTSTACK_API_KEY: 'blt0123456789abcdef', CONTENTSTACK_ENVIRONMENT: 'production' }

describe('the fingerprint of pages on disk', () => {
  it.each([
    [
      'another token',
      { ...stack, CONTENTSTACK_DELIVERY_TOKEN: 'cs_one' },
      { ...stack, CONTENTSTACK_DELIVERY_TOKEN: 'cs_two' },
    ],
    ['another secret', { CONTENT_SECRET: 'a secret of some length' }, { CONTENT_SECRET: 'another of some length' }],
    ['another port', { PORT: '3000' }, { PORT: '3001' }],
    ['more room', { CACHE_DISK_MEGABYTES: '1' }, { CACHE_DISK_MEGABYTES: '2' }],
  ])('stays with %s', (_, one, other) => {
    const own = build()
    const of = (source: Record<string, string>) => fingerprintOf(own, readSiteEnvironment(source), variables, [])
    expect(of(one)).toBe(of(other))
  })

  it.each([
    ['address', { SITE_URL: 'https://one.example' }, { SITE_URL: 'https://two.example' }],
    ['deployment', { DEPLOY_ENV: 'production' }, { DEPLOY_ENV: 'staging' }],
    ['setting of an area', { SHOP_NAME: 'Print Room' }, { SHOP_NAME: 'Gift Room' }],
  ])('is another with another %s', (_, one, other) => {
    const own = build()
    const of = (source: Record<string, string>) =>
      fingerprintOf(own, { ...source, ...readSiteEnvironment(source) }, variables, [])
    expect(of(one)).not.toBe(of(other))
  })
})
