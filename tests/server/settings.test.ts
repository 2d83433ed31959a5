import { describe, expect, it } from 'vitest'
import type { EnvironmentError } from '../../config/environment.ts'
import { allVariables, readSettings } from '../../server/start/site/site-definition.ts'

const problemsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readSettings(source)
  } catch (error) {
    return (error as EnvironmentError).problems
  }
  return []
}

describe('settings', () => {
  it("hold the site's own and those of installed services", () => {
    expect(readSettings({ COLLECTION_URL: 'https://collection.example.org/api/' })).toMatchObject({
      PORT: 3000,
      COLLECTION_URL: 'https://collection.example.org/api',
    })
    expect(readSettings({}).COLLECTION_URL).toBeUndefined()
  })

  it("ENG-041 name every wrong one at once, a service's among them, with value and remedy", () => {
    expect(problemsOf({ COLLECTION_URL: 'collection', PORT: 'http' })).toEqual([
      'PORT is "http". Give a whole number from 0 to 65535.',
      'COLLECTION_URL is "collection". Give a whole address that starts with https:// or http://, or leave the variable out.',
    ])
  })

  it('describe every variable in a sentence', () => {
    for (const [name, { description }] of Object.entries(allVariables))
      expect(description, name).toMatch(/^[A-Z`].+\.$/)
  })
})
