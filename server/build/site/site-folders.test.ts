import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { findSite, SITE_CONFIG, SITE_FOLDER } from './site-folders.mjs'

it('a site that is served stays the site while its configuration is away', () => {
  const site = temporaryFolder('site')
  vi.stubEnv(SITE_FOLDER, site)
  onTestFinished(() => void vi.unstubAllEnvs())
  const config = join(site, SITE_CONFIG)
  writeFileSync(config, 'export default {}\n')
  expect(findSite().site).toBe(site)
  rmSync(config)
  expect(findSite().site).toBe(site)
})
