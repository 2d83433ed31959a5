import { definePage } from 'atrium/model/page.ts'
import { composed, rememberingLog } from 'atrium/testing'
import { shown } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import { harbor, mediaItem, moon, stairs } from '../example-content.ts'
import hero from './index.tsx'

const html = (fields: object, log = rememberingLog()) => shown(hero, { title: 'Sky', ...fields }, { log }).innerHTML
const media = (layout: string) => ({ media: { layout, media: [mediaItem(moon)] } })

describe('the hero', () => {
  it.each(['full-bleed', 'column-width', 'square'])('BLK-031 shows media of the layout %s', (layout) => {
    expect(html(media(layout))).toContain(`data-width="${layout}"`)
  })

  it('BLK-032 warns of media of another layout and shows them', () => {
    const log = rememberingLog()
    expect(html(media('image-row'), log)).toContain('data-width="full-bleed"')
    expect(log.lines).toMatchObject([{ level: 'warn', message: expect.stringContaining('Unknown MediaLayout layout') }])
  })

  it('says what the picture of an article is', () => {
    expect(html({ variant: 'Article', image: harbor })).toMatch(/<figcaption dir="auto">.*Anselm Varga/)
    expect(html({ variant: 'Landing', image: harbor })).not.toContain('<figcaption')
  })

  it('has no room for a picture that has no asset', () => {
    expect(html({ variant: 'Landing', image: { alt: 'gone' } })).not.toMatch(/hero-picture|data-pictured/)
    expect(html({ variant: 'Article', image: { alt: 'gone' } })).not.toContain('hero-picture')
  })

  it('is painted in the accent of the page where nobody chose a colour, in no colour of one house', () => {
    const grounds = ['Home', 'Landing', 'Listing', 'Project', 'EducationResource', 'Detail', 'Series'].map(
      (variant) => /data-color="([^"]+)"/.exec(html({ variant }))?.[1],
    )
    expect(new Set(grounds)).toEqual(new Set(['accent', 'tint']))
    expect(html({ variant: 'Landing', colorName: 'navy' })).toContain('data-color="navy"')
  })

  it.each([
    ['words alone', {}, 'words'],
    ['a picture from edge to edge', { image: harbor }, 'picture'],
    [
      'a work of a collection, shown whole',
      { image: { ...harbor, metadataFields: { credit_line: ['Gift'] } } },
      'work',
    ],
    ['a high picture, shown whole', { image: stairs }, 'work'],
    ['a picture on a mat, shown whole', { image: { ...harbor, placemat: true } }, 'work'],
  ])('opens a landing with %s', (_, fields, composition) => {
    expect(html({ variant: 'Landing', ...fields })).toContain(`data-composition="${composition}"`)
  })

  it('says what a work is that a landing opens with, and never cuts it', () => {
    const opened = html({ variant: 'Landing', image: stairs })
    expect(opened).toMatch(/<figcaption dir="auto">.*Anselm Varga/)
    expect(opened).toContain('/full/')
    expect(html({ variant: 'Detail', image: stairs })).not.toContain('data-composition')
  })

  it('SITE-066 names the navigation of its section as such, for who listens', () => {
    const navigation = { name: 'legal', title: 'Legal', menus: [{ items: [{ title: 'Privacy', href: '/privacy' }] }] }
    expect(html({ navigation })).toMatch(/<nav aria-label="Legal"><details.*<a href="\/privacy">Privacy</s)
    expect(html({})).not.toContain('<nav')
  })

  it('POD-027 says who speaks, how long, and when, beside a subtitle', () => {
    const ida = { title: 'Ida Moss' }
    const published = { iso: '2026-01-20', label: 'January 20, 2026' }
    expect(html({ subtitle: 'Told twice', duration: '12 min', authors: [ida], published })).toMatch(
      /Told twice<.*Ida Moss<.*12 min<.*January 20, 2026</s,
    )
    expect(html({ duration: '12 min' })).toContain('<p>12 min</p>')
  })

  it('sets short titles larger and long ones smaller', () => {
    expect(html({ title: 'Sky' })).toContain('data-length="short"')
    expect(html({ title: 'Sky '.repeat(20) })).toContain('data-length="long"')
  })
})

describe('the hero of a page entry', () => {
  const page = definePage({ type: 'page_press', label: 'Press', route: '/press' })
  const heroOf = async (fields: object) => (await composed(page, { title: 'Press', ...fields })).of('hero')[0]

  it('BLK-063 takes from the shared hero what it leaves empty', async () => {
    const moduleHero = { image: harbor, pageIntro: '<p>Shared.</p>', colorName: { colorName: 'navy' } }
    expect(await heroOf({ hero: { moduleHero } })).toMatchObject({
      title: 'Press',
      image: { uid: harbor.uid },
      intro: '<p>Shared.</p>',
      colorName: 'navy',
    })
    const own = { image: moon, intro: '<p>Own.</p>', colorName: { colorName: 'sky' } }
    expect(await heroOf({ hero: { ...own, moduleHero } })).toMatchObject({
      image: { uid: moon.uid },
      intro: '<p>Own.</p>',
      colorName: 'sky',
    })
  })

  it('ENG-014 shows its header, else the display title, else the title', async () => {
    expect(await heroOf({ title: 'a', displayTitle: 'b', hero: { header: 'c' } })).toMatchObject({ title: 'c' })
    expect(await heroOf({ title: 'a', displayTitle: 'b' })).toMatchObject({ title: 'b' })
    expect(await heroOf({ title: 'a' })).toMatchObject({ title: 'a' })
  })

  it('ENG-013 prefers the submenu of the page', async () => {
    const submenu = (title: string) => ({ title, link: [] })
    const shown = await heroOf({ submenu: submenu('page'), hero: { submenu: submenu('hero') } })
    expect(shown).toMatchObject({ submenu: { title: 'page' } })
  })
})
