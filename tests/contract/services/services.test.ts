import { createContentFiles, testInstitution } from 'atrium/testing'
import { describe, expect, it, vi } from 'vitest'
import { assemble } from '#engine/assemble/assemble.ts'
import { discover } from '#engine/assemble/discover.ts'
import { lastGoodFiles } from '#engine/base/files/last-good-files.ts'
import type { StartupError } from '#engine/base/problem.ts'
import { openServices, variablesOf } from '#engine/service/open-services.ts'
import { filesOf, siteOf } from '../synthetic-site.ts'
import { serviceOf } from './weather.ts'

const runtime = {
  files: createContentFiles('content'),
  lastGood: lastGoodFiles('content', '.data', true),
  dataDir: '.data',
  siteUrl: 'https://orchard.example',
  institution: testInstitution,
  moveDate: (date: string) => date,
  now: () => new Date(0),
  log: { info() {}, warn() {}, error() {} },
}
const problemsOf = (make: () => unknown): string[] => {
  try {
    make()
  } catch (error) {
    return (error as StartupError).problems.map(({ file, reason, remedy }) => `${file}: ${reason}. ${remedy}`)
  }
  return []
}

describe('a service that an area declares', () => {
  it('ENG-041 is opened with its own settings and what it may use of the site', async () => {
    const open = vi.fn(() => 'port')
    const ports = await openServices(
      siteOf([serviceOf('weather', open)]),
      { WEATHER_URL: 'https://weather.example.org', PORT: 3000 },
      runtime,
    )
    expect(ports).toEqual({ weather: 'port' })
    expect(open).toHaveBeenCalledExactlyOnceWith({ settings: { WEATHER_URL: 'https://weather.example.org' }, runtime })
  })

  it('ENG-041 goes with its area', async () => {
    expect(await openServices(siteOf([]), {}, runtime)).toEqual({})
    expect(variablesOf([])).toEqual({})
  })

  it('names its settings, to be read and documented with all others', () => {
    expect(Object.keys(variablesOf([serviceOf(), serviceOf('tide', undefined, 'TIDE_URL')]))).toEqual([
      'WEATHER_URL',
      'TIDE_URL',
    ])
  })

  it('that cannot be opened stops the start, named with its file', async () => {
    const failing = () => {
      throw new Error('The folder is not there.')
    }
    await expect(openServices(siteOf([serviceOf('weather', failing)]), {}, runtime)).rejects.toThrow(
      'The service "weather" of plugins/service-of-weather/index.ts cannot be opened: The folder is not there.',
    )
  })

  it.each([
    [
      'two areas with one service',
      () => siteOf([serviceOf(), { ...serviceOf(), name: 'rival' }]),
      'plugins/rival/index.ts: The service "weather" is declared twice; first in plugins/service-of-weather/index.ts. Rename one of them.',
    ],
    [
      'two services with one variable',
      () => siteOf([serviceOf(), serviceOf('tide')]),
      'plugins/service-of-tide/index.ts: The variable "WEATHER_URL" is declared twice; first in plugins/service-of-weather/index.ts. Rename one of them.',
    ],
    [
      'a port of the site itself',
      () => siteOf([serviceOf('archive')]),
      'plugins/service-of-archive/index.ts: The service "archive" is one of the site itself. Rename it.',
    ],
    [
      'a variable of the site itself',
      () =>
        assemble(discover(filesOf([serviceOf('weather', undefined, 'PORT')])), {
          brand: 'orchard',
          ownVariables: ['PORT'],
        }),
      'plugins/service-of-weather/index.ts: The variable PORT of the service "weather" is one of the site itself. Rename it.',
    ],
  ])('ENG-003 start-up names %s', (_case, make, problem) => {
    expect(problemsOf(make)).toEqual([problem])
  })
})
