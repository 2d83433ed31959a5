import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelOf, slugOf, toModelName, toModelPath, toWireName } from '#engine/schema/names.ts'

describe('names', () => {
  it.each([
    ['keyMedia', 'key_media'],
    ['whatSOpen', 'what_s_open'],
    ['eNews', 'e_news'],
    ['streetAddress1', 'street_address1'],
    ['title', 'title'],
  ])('%s is %s on the wire', (model, wire) => {
    expect(toWireName(model)).toBe(wire)
    expect(toModelName(wire)).toBe(model)
  })

  it('reads street_address_1 as street_address1, and leaves leading underscores', () => {
    expect(toModelName('street_address_1')).toBe('streetAddress1')
    expect(toModelName('_metadata')).toBe('_metadata')
    expect(toModelPath('key_media.media.reference')).toBe('keyMedia.media.reference')
  })

  it.each([
    ['Slow  \t\n looking', 'slow-looking'],
    [' Clay & Fire ', 'clay--fire'],
    ['- On Now! -', 'on-now'],
    ['Café Ñandú', 'café-ñandú'],
    ['Cafe\u0301 Nandu\u0301', 'café-nandú'],
    ['İznik s\u0331ini', 'iznik-sini'],
    ['Coffee \u2615\ufe0f & 1\ufe0f\u20e3', 'coffee---1'],
    ['العَرَبِيَّة', 'العربية'],
    ['ที่นี่ ที่นั่น', 'ที่นี่-ที่นั่น'],
    ['हिन्दी कला', 'हिन्दी-कला'],
  ])('ENG-009 CLR-001 the slug of %j is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug)
  })

  it.each([
    ['displayTitle', 'Display title'],
    ['streetAddress1', 'Street address 1'],
    ['planVisitUrl', 'Plan visit URL'],
    ['uid', 'UID'],
  ])('%s has the label %s', (name, label) => {
    expect(labelOf(name)).toBe(label)
  })

  it('every model name comes back from the wire', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9]{0,8}(?:[A-Z][a-z0-9]{0,8}){0,4}$/)
    fc.assert(fc.property(name, (model) => toModelName(toWireName(model)) === model))
  })
})
