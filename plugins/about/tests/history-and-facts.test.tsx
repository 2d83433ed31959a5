import { composed, entryOf } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import timelineBlock from '../blocks/timeline/index.tsx'
import facts from '../pages/facts.ts'
import history from '../pages/history.ts'

const image = entryOf('image', 'i', { alt: 'A tram' })
const link = { title: 'The library', href: '/library' }

describe('the history of the institution', async () => {
  const timeline = {
    title: 'What happened when',
    subheading: 'With two mistakes',
    group: [
      { date: '1951', text: '<p>The Trust.</p>' },
      { date: 'Spring 1997', text: '<p>The hill.</p>' },
    ],
    images: [image],
  }
  const page = await composed(history, {
    title: 'History',
    hero: { image },
    ourHistory: { title: 'A will', body: '<p>Nine pages.</p>' },
    timeline,
    historyItems: [{ title: 'The archive', blurb: '<p>By appointment.</p>', link: [link] }],
  })

  it('HOME-049 stands at its address', () => {
    expect(page.entry).toMatchObject({ contentType: 'page_history', path: '/about/history' })
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['HOME-050 hero', 0, { blockType: 'hero', title: 'History', image: { alt: 'A tram' } }],
    ['HOME-051 our history', 1, { blockType: 'textModule', title: 'A will', body: '<p>Nine pages.</p>' }],
    [
      'HOME-052 HOME-055 a timeline',
      2,
      { blockType: 'timeline', title: 'What happened when', items: timeline.group, images: [{ alt: 'A tram' }] },
    ],
    ['HOME-053 its subheading is the intro', 2, { intro: 'With two mistakes' }],
    [
      'HOME-054 history items',
      3,
      { blockType: 'promoCards', items: [{ title: 'The archive', blurb: '<p>By appointment.</p>', cta: [link] }] },
    ],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('HOME-052 HOME-053 its timeline is a list in the order written, the intro under the title', () => {
    const main = shown(timelineBlock, { title: 'When', intro: 'With two mistakes', items: timeline.group, images: [] })
    expect(texts(main, 'h2, .band-subheading, ol h3, ol .rich-text')).toEqual([
      'When',
      'With two mistakes',
      '1951',
      'The Trust.',
      'Spring 1997',
      'The hill.',
    ])
  })
})

describe('the facts about the institution', async () => {
  const page = await composed(facts, {
    title: 'Facts',
    header: 'In numbers',
    submenu: { link: [link] },
    factums: [
      { heading: '48,000', text: '<p>objects</p>', backgroundColorName: { colorName: 'yellow' } },
      { heading: '612', text: '<p>volunteers</p>' },
    ],
  })

  it('HOME-056 stand at their address', () => {
    expect(page.entry).toMatchObject({ contentType: 'page_facts', path: '/about/facts' })
  })

  it('HOME-057 have a header and a submenu', async () => {
    expect(page.sections[0]).toMatchObject({ blockType: 'hero', title: 'In numbers', submenu: { link: [link] } })
    expect((await composed(facts, { title: 'Facts' })).sections[0]).toMatchObject({ title: 'Facts' })
  })

  it('HOME-058 HOME-059 have a heading each, and a ground of their own', () => {
    expect(page.sections[1]).toMatchObject({
      blockType: 'facts',
      items: [
        { heading: '48,000', text: '<p>objects</p>', colorName: 'yellow' },
        { heading: '612', text: '<p>volunteers</p>' },
      ],
    })
  })
})
