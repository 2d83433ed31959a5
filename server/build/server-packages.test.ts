import { describe, expect, it } from 'vitest'
import { packagesOf } from './server-packages.mjs'

const entry = (needs: object = {}, more: object = {}) => ({ version: '1.0.0', dependencies: needs, ...more })

describe('packages of the built server', () => {
  it('are those that it does not hold, with what they need, and no others', () => {
    const locked = {
      '': entry(),
      'node_modules/iiif-processor': entry({ sharp: '^1', debug: '^4' }),
      'node_modules/iiif-processor/node_modules/debug': entry({ ms: '^2' }),
      'node_modules/debug': entry(),
      'node_modules/ms': entry(),
      'node_modules/libsql': entry({}, { optionalDependencies: { '@libsql/linux': '1', '@libsql/gone': '1' } }),
      'node_modules/@libsql/linux': entry({}, { devOptional: true }),
      'node_modules/pg': entry(
        {},
        { peerDependencies: { 'pg-native': '1' }, peerDependenciesMeta: { 'pg-native': { optional: true } } },
      ),
      'node_modules/sharp': entry(),
      'node_modules/vite': entry(),
    }
    const found = packagesOf(locked, '')
    expect(Object.keys(found)).toEqual([
      'node_modules/@libsql/linux',
      'node_modules/iiif-processor',
      'node_modules/iiif-processor/node_modules/debug',
      'node_modules/libsql',
      'node_modules/ms',
      'node_modules/pg',
      'node_modules/sharp',
    ])
    expect(found['node_modules/@libsql/linux']).not.toHaveProperty('devOptional')
  })

  it('are the nearest to Atrium where a site has others of the same name', () => {
    const locked = {
      'node_modules/atrium': entry(),
      'node_modules/atrium/node_modules/sharp': { ...entry(), version: '2.0.0' },
      'node_modules/sharp': entry(),
      'node_modules/iiif-processor': entry(),
      'node_modules/libsql': entry(),
      'node_modules/pg': entry(),
    }
    expect(packagesOf(locked, 'node_modules/atrium')['node_modules/sharp']).toMatchObject({ version: '2.0.0' })
  })

  it('that are missing are named', () => {
    expect(() => packagesOf({}, '')).toThrow('package-lock.json is not valid: it has no "iiif-processor"')
  })
})
