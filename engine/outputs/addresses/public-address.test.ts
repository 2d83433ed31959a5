import { describe, expect, it } from 'vitest'
import { inLanguages } from './alternates.ts'
import { publicAddress, sitePath, wholeAddress, withPublicAddresses } from './public-address.ts'

const siteUrl = 'https://cups.example/en-site'
const site = { siteUrl, basePath: '' }
const spanish = { siteUrl, basePath: '/es' }

it.each([
  ['https://cups.example', ''],
  ['http://localhost:3000', ''],
  [siteUrl, '/en-site'],
  ['https://cups.example/a/b', '/a/b'],
])('the path of %s is "%s"', (url, path) => expect(sitePath(url)).toBe(path))

describe('below a path', () => {
  it.each([
    ['/', '/en-site', '/en-site/es'],
    ['/visit?a=/b#c', '/en-site/visit?a=/b#c', '/en-site/es/visit?a=/b#c'],
    ['/?page=2', '/en-site?page=2', '/en-site/es?page=2'],
    ['/iiif/owl/info.json', '/en-site/iiif/owl/info.json', '/en-site/iiif/owl/info.json'],
    ['/_browser-errors', '/en-site/_browser-errors', '/en-site/_browser-errors'],
    // A page may be called as the path is.
    ['/en-site', '/en-site/en-site', '/en-site/es/en-site'],
    ['//other.example/a', '//other.example/a', '//other.example/a'],
    ['https://other.example/a', 'https://other.example/a', 'https://other.example/a'],
    ['#top', '#top', '#top'],
    ['', '', ''],
  ])('%s is asked for at %s, and in Spanish at %s', (href, own, inSpanish) => {
    expect(publicAddress(href, site)).toBe(own)
    expect(publicAddress(href, spanish)).toBe(inSpanish)
  })

  it('whole addresses have it, that of the home page without a slash at its end', () => {
    expect(wholeAddress('/', site)).toBe(siteUrl)
    expect(wholeAddress('/', spanish)).toBe(`${siteUrl}/es`)
    expect(wholeAddress('/visit/ö', spanish)).toBe(`${siteUrl}/es/visit/%C3%B6`)
    expect(wholeAddress('//other.example/a', spanish)).toBe('//other.example/a')
    expect(wholeAddress('/media/a.mp3', spanish)).toBe(`${siteUrl}/media/a.mp3`)
    expect(wholeAddress('/iiif/a%2Fb/ö 100%', site)).toBe(`${siteUrl}/iiif/a%2Fb/%C3%B6%20100%25`)
    const pages = [
      { tag: 'en', label: 'en', href: '/', isCurrent: true, isThere: true, isTranslated: true },
      { tag: 'es', label: 'es', href: '/es', isCurrent: false, isThere: true, isTranslated: true },
    ]
    expect(inLanguages(pages, { canonical: siteUrl }, { siteUrl, language: 'en' }).alternates).toEqual([
      { language: 'en', href: siteUrl },
      { language: 'es', href: `${siteUrl}/es` },
      { language: 'x-default', href: siteUrl },
    ])
  })

  it('a document names everything of the site below it, and nothing else', () => {
    const written =
      '<a href="/">/</a><a hrefLang="es" href="/es/visit?a=1&amp;b=2"><img src="/iiif/a" srcset="/iiif/a/0,0,4,3/4,/0/default.jpg 400w, /iiif/b 800w" alt="/a">' +
      '<form action="/search"><button formaction="/go" value="/x"></button></form><video poster="/iiif/c"><track src="/media/a.vtt">' +
      '<div data-island="/assets/a.js" data-source="/iiif/d" data-n="/ 5" style="background:url(/brand/a.svg)"><link rel="preload" imagesrcset="/iiif/e 1x">' +
      '<svg viewBox="0 0 1 1"><use href="/brand/m.svg#a"/></svg><p>see href="/no"</p><a href="//other.example/a"></a><a href="https://cups.example/x"></a>'
    const below =
      '<a href="/en-site">/</a><a hrefLang="es" href="/en-site/es/visit?a=1&amp;b=2"><img src="/en-site/iiif/a" srcset="/en-site/iiif/a/0,0,4,3/4,/0/default.jpg 400w, /en-site/iiif/b 800w" alt="/a">' +
      '<form action="/en-site/search"><button formaction="/en-site/go" value="/x"></button></form><video poster="/en-site/iiif/c"><track src="/en-site/media/a.vtt">' +
      '<div data-island="/en-site/assets/a.js" data-source="/en-site/iiif/d" data-n="/ 5" style="background:url(/en-site/brand/a.svg)"><link rel="preload" imagesrcset="/en-site/iiif/e 1x">' +
      '<svg viewBox="0 0 1 1"><use href="/en-site/brand/m.svg#a"/></svg><p>see href="/no"</p><a href="//other.example/a"></a><a href="https://cups.example/x"></a>'
    expect(withPublicAddresses(written, siteUrl)).toBe(below)
    expect(withPublicAddresses(written, 'https://cups.example')).toBe(written)
  })
})
