import { composed } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import composedPage from '../pages/composed-page.ts'

const text = (words: string) => ({ blockType: 'textBlock', text: `<p>${words}</p>` })
const oneHour = { title: 'With One Hour', url: '/visit/one-hour', sections: [text('One'), text('Two')] }

describe('a composed page', () => {
  it.each([
    ['/visit/one-hour', '/visit/one-hour'],
    ['one-hour', '/one-hour'],
  ])('with the url %s stands at %s', async (url, path) => {
    expect((await composed(composedPage, { ...oneHour, url })).entry.path).toBe(path)
  })

  it('shows its blocks in order under its title', async () => {
    const { sections } = await composed(composedPage, oneHour)
    expect(sections[0]).toMatchObject({ blockType: 'hero', title: 'With One Hour' })
    expect(sections.slice(1)).toEqual(oneHour.sections)
  })

  it('is titled by its display title', async () => {
    const { sections } = await composed(composedPage, { ...oneHour, displayTitle: 'With one hour to spare' })
    expect(sections[0]).toMatchObject({ title: 'With one hour to spare' })
  })
})
