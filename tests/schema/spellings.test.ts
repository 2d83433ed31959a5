import { f } from 'atrium'
import { colorReference } from 'atrium/model/color/color.ts'
import { pageFields } from 'atrium/model/page/page-fields.ts'
import { iconGroup } from 'atrium/model/promo/icon-group.ts'
import { describe, expect, it } from 'vitest'
import { pipeline } from './support.ts'

it('ENG-016 page entries carry title, subtitle, intro, submenu, hero and meta page', () => {
  const page = pipeline(pageFields)
  const link = { title: 'A', href: '/a' }
  const { model, issues } = page({
    display_title: 'Shown',
    subtitle: 'Below',
    intro: '<p>Words</p>',
    submenu: { title: 'More', link: [link] },
    hero: { display_text: 'Head', page_intro: '<p>a</p>', cta: link, submenu: { link: [link] } },
    meta_page: { description: 'd', noindex: true, keywords: ['k'] },
  })
  expect(issues).toEqual([])
  expect(model).toMatchObject({
    displayTitle: 'Shown',
    subtitle: 'Below',
    intro: '<p>Words</p>',
    submenu: { title: 'More', link: [link] },
    hero: { header: 'Head', intro: '<p>a</p>', cta: link, submenu: { link: [link] } },
    metaPage: { description: 'd', noindex: true, keywords: ['k'] },
  })
})

describe('no data (rule 2)', () => {
  const read = pipeline({
    title: f.text(),
    tags: f.list(f.text()),
    box: f.group({ name: f.text(), open: f.bool(), deep: f.group({ on: f.bool() }) }),
    flag: f.bool(),
  })

  it.each([
    {},
    { title: null },
    { title: '' },
    { tags: [] },
    { tags: [null, ''] },
    { box: {} },
    { box: { name: '' } },
    { box: { open: false } },
    { box: { deep: { on: false }, open: false, name: null } },
    { box: null },
  ])('%j is the same as nothing', (wire) => {
    const { model, issues } = read(wire as never)
    expect(model).toEqual({ tags: [], flag: false })
    expect(issues).toEqual([])
  })

  it('a truth makes a group, an untruth beside data stays', () => {
    expect(read({ box: { open: true } }).model).toMatchObject({ box: { open: true } })
    expect(read({ box: { open: false, name: 'a' }, flag: true }).model).toMatchObject({
      box: { open: false, name: 'a' },
      flag: true,
    })
  })
})

describe('names and spellings (rules 1, 3, 8)', () => {
  it('reads a key in any spelling with the same model name', () => {
    const read = pipeline({ streetAddress1: f.text(), ogTitle: f.text() })
    expect(read({ street_address_1: 'a', ogTitle: 'b' }).model).toEqual({ streetAddress1: 'a', ogTitle: 'b' })
    expect(read({ street_address1: 'a', og_title: 'b' }).issues).toEqual([])
  })

  it('reads other spellings in their order, when the main name has no data', () => {
    const read = pipeline({ body: f.text({ aliases: ['description', 'content'] }) })
    expect(read({ content: 'c', description: 'd' }).model).toEqual({ body: 'd' })
    expect(read({ content: 'c', description: '', body: null }).model).toEqual({ body: 'c' })
    expect(read({ content: 'c', body: 'b' }).model).toEqual({ body: 'b' })
    expect(read({ content: 'c', body: 7 }).model).toEqual({ body: 'c' })
  })

  it('ENG-020 ENG-021 a link has title and href, or text and url', () => {
    const read = pipeline({ cta: f.link() })
    expect(read({ cta: { title: 'A', href: '/a' } }).model).toEqual({ cta: { title: 'A', href: '/a' } })
    expect(read({ cta: { text: 'A', url: '/a' } }).model).toEqual({ cta: { title: 'A', href: '/a' } })
    expect(read({ cta: { title: '', text: 'A', href: null, url: '/a' } }).model).toEqual({
      cta: { title: 'A', href: '/a' },
    })
  })

  it('SITE-026 the camelCase spelling of social fields wins when both have data', () => {
    const read = pipeline({ metaPage: f.metaPage() })
    expect(read({ meta_page: { ogtitle: 'one', og_title: 'two', twittertitle: 'three' } }).model).toMatchObject({
      metaPage: { ogTitle: 'two', twitterTitle: 'three' },
    })
    expect(read({ meta_page: { ogtitle: 'one', og_title: '' } }).model).toMatchObject({ metaPage: { ogTitle: 'one' } })
  })

  it('reads a spelling inside another group', () => {
    const read = pipeline({ startDate: f.date({ aliases: ['date.start'] }) })
    expect(read({ date: { start: '2026-01-01' } })).toMatchObject({ model: { startDate: '2026-01-01' }, issues: [] })
    expect(read({ start_date: '2026-02-02', date: { start: '2026-01-01' } }).model).toEqual({ startDate: '2026-02-02' })
  })

  it('under another spelling one group stands for a list of one, and a plain value for a group of one field', () => {
    const read = pipeline({
      link: f.links({ aliases: ['links', 'cta'] }),
      iconGroup: iconGroup({ aliases: ['icon'] }),
      colorName: colorReference({ aliases: ['background_color'] }),
    })
    expect(read({ cta: { title: 'A', href: '/a' }, icon: 'eye', background_color: 'blue' })).toMatchObject({
      model: { link: [{ title: 'A', href: '/a' }], iconGroup: { iconName: 'eye' }, colorName: { colorName: 'blue' } },
      issues: [],
    })
    expect(read({ links: [{ title: 'A', href: '/a' }] }).model).toMatchObject({ link: [{ title: 'A', href: '/a' }] })
    expect(read({ link: { title: 'A', href: '/a' } }).places).toEqual(['error link'])
    expect(read({ background_color: 'mauve' })).toMatchObject({
      model: { link: [] },
      places: ['error background_color'],
    })
  })

  it('leaves fields beyond the schema out and says so, except those of the service', () => {
    const read = pipeline({ title: f.text(), box: f.group({ name: f.text() }) })
    const { model, places } = read({
      title: 'a',
      extra: 1,
      ACL: {},
      locale: 'en',
      tags: [],
      created_by: 'x',
      updated_by: 'y',
      _in_progress: true,
      box: { name: 'b', other: 1, _metadata: { uid: '1' } },
    })
    expect(model).toEqual({ title: 'a', box: { name: 'b' } })
    expect(places).toEqual(['warning extra', 'warning box.other'])
  })
})
