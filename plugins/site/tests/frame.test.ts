import { definePlugin, type Institution, type Settings } from 'atrium'
import location from 'atrium/model/place/types/location.ts'
import { bareInstitution, entryOf, pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import type { Deployment } from '#engine/contract/context.ts'
import type { RegionPage } from '#engine/contract/page/region.ts'
import { present } from '#engine/request/page/compose.ts'
import { breadcrumbRegion, footerRegion, headerRegion, ribbonRegion } from '../frame.ts'

const page: RegionPage = { path: '/news/clay', title: 'Clay', status: 200, breadcrumbs: [], languages: [], variant: [] }
const ribbon = (deployment: Partial<Deployment>, settings: Partial<Settings> = {}) =>
  present(ribbonRegion.compose({ page, data: undefined, context: pageContext({ deployment, settings }) }))[0]

describe('the deployment ribbon', () => {
  it.each([
    ['SITE-008 SITE-012 SITE-015 another deployment', { environment: 'staging' }, 'STAGING'],
    ['SITE-009 production with preview content', { contentEnvironment: 'preview' }, 'PREVIEW'],
    ['SITE-010 production', {}, undefined],
    ['SITE-011 SITE-016 preview mode', { preview: true }, 'PREVIEW'],
    ['SITE-011 preview mode elsewhere', { environment: 'staging', preview: true }, 'PREVIEW'],
  ])('%s', (_row, deployment, expected) => {
    expect(ribbon(deployment)?.text).toBe(expected)
  })

  it.each([
    [
      'SITE-013 SITE-014 to the changelog',
      { changelogUrl: 'https://c.example', repositoryUrl: 'https://r.example' },
      'https://c.example',
    ],
    ['SITE-014 else to the repository', { repositoryUrl: 'https://r.example' }, 'https://r.example'],
    ['SITE-014 else nowhere', {}, undefined],
  ])('%s', (_row, settings, expected) => {
    expect(ribbon({ environment: 'staging' }, settings)?.href).toBe(expected)
  })
})

describe('the header', () => {
  const mainMenu = [
    { title: 'News', paths: ['/news'] },
    { title: 'Visit', paths: ['/visit', '/visit/app'] },
    { title: 'Art', paths: ['/art'] },
  ]
  const area = (name: string, title: string, path: string, order?: number) =>
    definePlugin({ name, mainMenu: { title, path, order } })

  async function header({
    path = page.path,
    menu = mainMenu,
    routes = [],
    plugins = [],
    settings = {},
  }: Pick<Parameters<typeof pageContext>[0] & object, 'path' | 'routes' | 'plugins' | 'settings'> & {
    menu?: Institution['mainMenu']
  }) {
    const entries = ['/news', '/visit/app', '/podcasts', '/film'].map((path) => entryOf('page', path, { path }))
    const around = { ...page, path }
    const context = pageContext({ institution: { mainMenu: menu }, entries, routes, plugins, settings, path })
    const data = await headerRegion.load?.({ page: around, context })
    return present(headerRegion.compose({ page: around, data: data as NonNullable<typeof data>, context }))[0]
  }

  it('SITE-004 leads into the site and marks the part the visitor is in', async () => {
    expect((await header({}))?.menu).toEqual([
      { title: 'News', href: '/news', current: true },
      { title: 'Visit', href: '/visit/app', current: false },
    ])
  })

  it('SITE-004 marks no link to another site, on the home page either', async () => {
    const menu = [
      { title: 'Home', paths: ['/'] },
      { title: 'Shop', paths: ['https://shop.example/news'] },
    ]
    const currentAt = async (path: string) => (await header({ path, menu, routes: ['/'] }))?.menu
    expect(await currentAt('/')).toMatchObject([
      { title: 'Home', current: true },
      { title: 'Shop', current: false },
    ])
    expect(await currentAt('/news/clay')).toMatchObject([{ current: false }, { current: false }])
  })

  it('SITE-004 leads to what areas offer, in their order, after what is configured', async () => {
    const plugins = [
      area('podcasts', 'Podcasts', '/podcasts', 2),
      area('film', 'Film', '/film', 1),
      area('news', 'Our news', '/news'),
      area('garden', 'Garden', '/garden'),
    ]
    expect((await header({ plugins }))?.menu).toEqual([
      { title: 'News', href: '/news', current: true },
      { title: 'Visit', href: '/visit/app', current: false },
      { title: 'Film', href: '/film', current: false },
      { title: 'Podcasts', href: '/podcasts', current: false },
    ])
  })

  it('leads to where visitors give, where the institution says so and the page is there', async () => {
    const giveAt = async (donate?: Settings['donate']) => (await header({ settings: { donate } }))?.give
    expect(await giveAt({ title: 'Donate', href: '/news' })).toEqual({ title: 'Donate', href: '/news' })
    expect(await giveAt({ title: 'Donate', href: 'https://give.example' })).toMatchObject({ title: 'Donate' })
    expect(await giveAt({ title: 'Donate', href: '/gone' })).toBeUndefined()
    expect(await giveAt()).toBeUndefined()
  })

  it('SITE-004 offers the search where a search page is installed', async () => {
    const plugins = [definePlugin({ name: 'find', search: { path: '/find', suggestions: '/api/names' } })]
    expect((await header({ routes: ['/find'], plugins }))?.search).toEqual({
      action: '/find',
      suggestions: '/api/names',
    })
    expect((await header({ plugins }))?.search).toBeUndefined()
    expect((await header({ routes: ['/find'] }))?.search).toBeUndefined()
  })
})

describe('the small print', () => {
  const footer = (institution: Partial<Institution>) => {
    const context = pageContext({ institution, now: '2026-03-14T10:00:00Z' })
    return present(footerRegion.compose({ page, data: { menus: [], social: [], hours: [] }, context }))[0]
  }
  const nowhere = { locality: undefined, region: undefined, country: undefined }

  it.each([
    ['nothing of where it is', {}, ''],
    ['a town', { locality: 'Girona' }, 'Girona'],
    ['a town in a region', { locality: 'Girona', region: 'GI' }, 'Girona, GI'],
    ['a region alone', { region: 'GI' }, 'GI'],
    ['a street', { streetAddress: '1 Bridge Street', locality: 'Girona' }, '1 Bridge Street, Girona'],
  ])('says of an institution that tells %s no more than that', (_what, told, address) => {
    expect(footer({ ...bareInstitution, ...nowhere, ...told })).toMatchObject({
      publisher: 'House of Cups',
      year: 2026,
      address,
    })
  })
})

describe('the hours of today', () => {
  const hours = (uid: string, fields: Record<string, unknown>) => entryOf('open_hours', uid, fields)
  const place = (locationId: string, title: string, openHours?: object) =>
    entryOf('ellery_location', locationId, { locationId, title, openHours })
  const saturday = { saturday: { openTime: '10:00', closeTime: '20:00' } }
  const hoursAt = async (...entries: ReturnType<typeof entryOf>[]) => {
    const context = pageContext({ entries, types: [location], routes: ['/visit/villa'] })
    const data = await footerRegion.load?.({ page, context })
    return present(footerRegion.compose({ page, data: data as NonNullable<typeof data>, context }))[0]?.hours
  }

  it('CLR-027 VIS-074 stand in the footer for each site in its order, a closure in their place', async () => {
    const closed = hours('b', { dailyHours: saturday, emergencyClosure: { closed: true, text: 'High wind.' } })
    const villa = place('villa', 'Ellery Villa', hours('a', { dailyHours: saturday }))
    expect(await hoursAt(villa, place('center', 'Ellery Center', closed), place('online', 'Online', closed))).toEqual([
      { title: 'Ellery Center', text: 'High wind.' },
      { title: 'Ellery Villa', href: '/visit/villa', text: 'Open today 10am–8pm' },
    ])
  })

  it('lead to no page of the site that is not there', async () => {
    const gone = { ...place('villa', 'Ellery Villa', hours('a', { dailyHours: saturday })), primaryUrl: '/visit/annex' }
    expect(await hoursAt(gone)).toEqual([{ title: 'Ellery Villa', text: 'Open today 10am–8pm' }])
  })

  it('are not there where no hours are known', async () => {
    expect(await hoursAt(place('villa', 'Ellery Villa'))).toEqual([])
  })
})

it('SITE-024 the breadcrumbs are those of the page', () => {
  const breadcrumbs = [
    { title: 'Home', href: '/' },
    { title: 'News', href: '/news' },
    { title: 'Clay', href: '/news/clay' },
  ]
  const around = { ...page, breadcrumbs }
  const [section] = present(breadcrumbRegion.compose({ page: around, data: undefined, context: pageContext() }))
  expect(section?.items).toEqual(breadcrumbs)
})
