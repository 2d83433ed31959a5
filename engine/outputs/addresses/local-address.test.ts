import { expect, it } from 'vitest'
import { localAddress, withLocalAddresses } from './local-address.ts'
import { wholeAddress } from './public-address.ts'

it.each([
  ['/', '/es'],
  ['/visit', '/es/visit'],
  ['/?q=a', '/es?q=a'],
  ['/#hours', '/es#hours'],
  ['/es', '/es'],
  ['/es/visit', '/es/visit'],
  ['/espresso', '/es/espresso'],
  ['/iiif/owl/full/max/0/default.jpg', '/iiif/owl/full/max/0/default.jpg'],
  ['/_css/a.css', '/_css/a.css'],
  ['/media/a.mp3', '/media/a.mp3'],
  ['/favicon.svg', '/favicon.svg'],
  ['/apple-touch-icon.png', '/apple-touch-icon.png'],
  ['/icon-512.png', '/icon-512.png'],
  ['/icon-maskable-512.png', '/icon-maskable-512.png'],
  ['/icon-painters', '/es/icon-painters'],
  ['/favicons', '/es/favicons'],
  ['/old/tour.html', '/old/tour.html'],
  ['/old/tour.html?room=2#owl', '/old/tour.html?room=2#owl'],
  ['/search?q=tour.html', '/es/search?q=tour.html'],
  ['//other.example/a', '//other.example/a'],
  ['https://other.example/a', 'https://other.example/a'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['#top', '#top'],
  ['', ''],
])('%s is %s on pages under /es', (href, local) => {
  expect(localAddress(href, '/es')).toBe(local)
  expect(localAddress(href, '')).toBe(href)
})

it('ENG-025 a link to a page of another system is the same in every language', () => {
  const html = '<a href="/old/tour.html#owl">'
  expect(withLocalAddresses(html, '/es')).toBe(html)
})

it('links, forms and what scripts read lead to pages of the language; a link that names its language does not', () => {
  const html =
    '<a class="x" href="/visit?a=1&amp;b=2">/visit</a><a href="/visit" hrefLang="en">English</a><form action="/search"><button formaction="/go"></button></form>' +
    '<div data-href="/talk"><img src="/iiif/a"></div><p title=\'href="/no"\'>href="/no"</p><a href="/iiif/a.jpg">'
  const local = withLocalAddresses(html, '/es')
  expect(local).toBe(
    '<a class="x" href="/es/visit?a=1&amp;b=2">/visit</a><a href="/visit" hrefLang="en">English</a><form action="/es/search"><button formaction="/es/go"></button></form>' +
      '<div data-href="/es/talk"><img src="/iiif/a"></div><p title=\'href="/no"\'>href="/no"</p><a href="/iiif/a.jpg">',
  )
  expect(withLocalAddresses(local, '/es')).toBe(local)
  expect(withLocalAddresses(html, '')).toBe(html)
})

it('the whole address of a page is that in its language, and of a file that of the site', () => {
  const institution = { siteUrl: 'https://cups.example', basePath: '/ar' }
  expect(wholeAddress('/', institution)).toBe('https://cups.example/ar')
  expect(wholeAddress('/visit/ö', institution)).toBe('https://cups.example/ar/visit/%C3%B6')
  expect(wholeAddress('/media/a.mp3', institution)).toBe('https://cups.example/media/a.mp3')
  expect(wholeAddress('/old/tour.html', institution)).toBe('https://cups.example/old/tour.html')
})
