import { describe, expect, it } from 'vitest'
import type { Link, PageContext, RegionPage } from '#engine'
import { present } from '#engine/request/compose.ts'
import { breadcrumbRegion, headerRegion, ribbonRegion } from '../frame.ts'
import { fakeContext } from './context.ts'

const page: RegionPage = { path: '/news/clay', title: 'Clay', status: 200, breadcrumbs: [], variant: [] }
const ribbon = (deployment: Partial<PageContext['deployment']>, institution = {}) =>
  present(ribbonRegion.compose(page, undefined, fakeContext({ deployment, institution })))[0]

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
  ])('%s', (_row, institution, expected) => {
    expect(ribbon({ environment: 'staging' }, institution)?.href).toBe(expected)
  })
})

describe('the header', () => {
  const header = async (search: boolean) => {
    const context = fakeContext({
      institution: {
        mainMenu: [
          { title: 'News', paths: ['/news'] },
          { title: 'Visit', paths: ['/visit', '/visit/app'] },
          { title: 'Art', paths: ['/art'] },
        ],
      },
      links: async (items) => (items as Link[]).filter(({ href }) => ['/news', '/visit/app'].includes(href)),
      hasRoute: async (path) => search && path === '/search',
    })
    return present(headerRegion.compose(page, (await headerRegion.load?.(page, context)) as never, context))[0]
  }

  it('SITE-004 leads into the site and marks the part the visitor is in', async () => {
    expect((await header(true))?.menu).toEqual([
      { title: 'News', href: '/news', current: true },
      { title: 'Visit', href: '/visit/app', current: false },
    ])
  })

  it('SITE-004 offers the search where a search page is installed', async () => {
    expect((await header(true))?.searchable).toBe(true)
    expect((await header(false))?.searchable).toBe(false)
  })
})

it('SITE-024 the breadcrumbs are those of the page', () => {
  const breadcrumbs = [
    { title: 'Home', href: '/' },
    { title: 'News', href: '/news' },
    { title: 'Clay', href: '/news/clay' },
  ]
  expect(present(breadcrumbRegion.compose({ ...page, breadcrumbs }, undefined, fakeContext()))[0]?.items).toEqual(
    breadcrumbs,
  )
})
