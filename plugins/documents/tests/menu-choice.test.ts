import { composed } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import documents from '../index.ts'
import document from '../pages/document.ts'

/** The name of the menu that a document at an address shows; its pages all exist. */
async function menuAt(path: string) {
  const { navigation } = await composed(document, { slug: 'a', path }, { plugins: [documents], routes: ['/:any*'] })
  return navigation?.name ?? null
}

describe('the section navigation of a document', () => {
  it.each([
    ['DOC-025', '/legal/privacy', 'legal'],
    ['DOC-032 no navigation otherwise', '/funding/grants-database', null],
  ])('%s: %s', async (_row, path, expected) => {
    expect(await menuAt(path)).toBe(expected)
  })
})
