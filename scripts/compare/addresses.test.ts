import { describe, expect, it } from 'vitest'
import { addressesIn } from './addresses.mjs'

const HOST = 'orchard.example'
const found = (type: string, body: string, at = '/news?page=1', headers = {}) =>
  addressesIn({ status: 200, headers: { 'content-type': type, ...headers }, body: Buffer.from(body) }, at, HOST)

describe('the addresses that an answer names', () => {
  it('are found in the attributes of a page, relative ones too', () => {
    expect(
      found(
        'text/html; charset=utf-8',
        `<a href="/a">a</a> <a href="?page=2&amp;tag=x">b</a> <a href="https://orchard.example/c#d">c</a>
         <img src="/iiif/e.jpg" srcset="/iiif/e2.jpg 2x, /iiif/e3.jpg 3x"> <div data-island="/assets/f.12345678.js">
         <a href="https://elsewhere.example/g">g</a> <a href="#h">h</a> <a href="mailto:i@orchard.example">i</a>
         <a href="webcal://orchard.example/j.ics">j</a> <p data-count="12">k</p>`,
      ).sort(),
    ).toEqual(
      [
        '/a',
        '/assets/f.12345678.js',
        '/c',
        '/iiif/e.jpg',
        '/iiif/e2.jpg',
        '/iiif/e3.jpg',
        '/j.ics',
        '/news?page=2&tag=x',
      ].sort(),
    )
  })

  it('come from each choice of a form that is sent as an address', () => {
    const choices = `<select name="month"><option value="">Any</option><option value="may" selected>May</option></select>
      <input type="checkbox" name="tag" value="clay"><input type="text" name="words" value="x">`
    expect(found('text/html', `<form action="/list" method="get">${choices}</form>`)).toEqual([
      '/list',
      '/list?month=may',
      '/list?tag=clay',
    ])
    expect(found('text/html', `<form action="/send" method="post">${choices}</form>`)).toEqual(['/send'])
  })

  it('are found in feeds, sitemaps, calendars and JSON', () => {
    expect(found('application/xml', '<loc>https://orchard.example/a</loc><loc>https://b.example/b</loc>')).toEqual([
      '/a',
    ])
    expect(found('text/calendar', 'URL:https://orchard.example/calendar/a\r\n')).toEqual(['/calendar/a'])
    expect(found('application/manifest+json', '{"icons":[{"src":"/icon.png"}],"name":"a / b"}')).toEqual(['/icon.png'])
  })

  it('are found in the header of a redirect, and in nothing that is not a text', () => {
    expect(found('text/plain', '', '/a', { location: '/b' })).toEqual(['/b'])
    expect(found('image/png', 'https://orchard.example/a')).toEqual([])
  })
})
