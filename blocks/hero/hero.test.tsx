import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RenderContextProvider } from '#ui/render-context.tsx'
import { harbor, mediaItem, moon } from '../example-content.ts'
import { heroOf } from './fields.ts'
import hero from './index.tsx'

afterEach(() => vi.restoreAllMocks())

const settings = {
  imageBase: '/iiif',
  siteUrl: 'https://www.ellery.example',
  language: 'en-US',
  timeZone: 'UTC',
  frameHosts: [],
}
const html = (fields: object) => {
  const { Component, schema } = hero
  return renderToStaticMarkup(
    <RenderContextProvider settings={settings}>
      <Component {...schema.parse({ title: 'Sky', ...fields })} />
    </RenderContextProvider>,
  )
}
const media = (layout: string) => ({ media: { layout, media: [mediaItem(moon)] } })

describe('the hero', () => {
  it.each(['full-bleed', 'column-width', 'square'])('BLK-031 shows media of the layout %s', (layout) => {
    expect(html(media(layout))).toContain(`data-width="${layout}"`)
  })

  it('BLK-032 warns of media of another layout and shows them', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(html(media('image-row'))).toContain('data-width="full-bleed"')
    expect(warn.mock.calls[0]?.[0]).toContain('Unknown MediaLayout layout')
  })

  it('says what the picture of an article is', () => {
    expect(html({ variant: 'Article', image: harbor })).toMatch(/<figcaption>.*Anselm Varga/)
    expect(html({ variant: 'Landing', image: harbor })).not.toContain('<figcaption>')
  })

  it('has no room for a picture that has no asset', () => {
    expect(html({ variant: 'Landing', image: { alt: 'gone' } })).not.toMatch(/hero-picture|data-pictured/)
    expect(html({ variant: 'Article', image: { alt: 'gone' } })).not.toContain('hero-picture')
  })

  it('sets short titles larger and long ones smaller', () => {
    expect(html({ title: 'Sky' })).toContain('data-length="short"')
    expect(html({ title: 'Sky '.repeat(20) })).toContain('data-length="long"')
  })
})

describe('the hero of a page entry', () => {
  it('BLK-063 takes from the shared hero what it leaves empty', () => {
    const moduleHero = { image: harbor, pageIntro: '<p>Shared.</p>', colorName: { colorName: 'navy' as const } }
    expect(heroOf({ title: 'Press', hero: { moduleHero } })).toMatchObject({
      title: 'Press',
      image: harbor,
      intro: '<p>Shared.</p>',
      colorName: 'navy',
    })
    const own = { image: moon, intro: '<p>Own.</p>', colorName: { colorName: 'sky' as const } }
    expect(heroOf({ title: 'Press', hero: { ...own, moduleHero } })).toMatchObject({
      image: moon,
      intro: '<p>Own.</p>',
      colorName: 'sky',
    })
  })

  it('ENG-014 shows its header, else the display title, else the title', () => {
    expect(heroOf({ title: 'a', displayTitle: 'b', hero: { header: 'c' } }).title).toBe('c')
    expect(heroOf({ title: 'a', displayTitle: 'b' }).title).toBe('b')
    expect(heroOf({ title: 'a' }).title).toBe('a')
  })

  it('ENG-013 prefers the submenu of the page', () => {
    const submenu = (title: string) => ({ title, link: [] })
    expect(heroOf({ title: 'a', submenu: submenu('page'), hero: { submenu: submenu('hero') } }).submenu?.title).toBe(
      'page',
    )
  })
})
