import { describe, expect, it } from 'vitest'
import type { FormField, WireObject } from '../api/contract.ts'
import { addressOf, isMadeOf, withAddress } from './address.ts'

const url = { name: 'url', model: 'url' } as FormField
const slug = { name: 'slug', model: 'slug' } as FormField

/** Writes titles one after the other, as an editor types. */
function written(field: FormField, first: WireObject, titles: readonly string[]): WireObject {
  let made: string | undefined
  let value = first
  for (const title of titles) {
    const after = withAddress(field, value, { ...value, title }, made)
    if (after[field.name] !== value[field.name]) made = String(after[field.name])
    value = after
  }
  return value
}

describe('the address of a new entry', () => {
  it('is made of its title, below what is before its last part', () => {
    expect(addressOf(url, 'Five Iron Pins')).toBe('/five-iron-pins')
    expect(addressOf(url, 'Five Iron Pins', '/visit/one-hour')).toBe('/visit/five-iron-pins')
    expect(addressOf(slug, 'Five Iron Pins')).toBe('five-iron-pins')
    expect(addressOf(url, 'Kites & lanterns — by night')).toBe('/kites-lanterns-by-night')
    expect(addressOf(url, '“…”')).toBe('')
  })

  it('follows the title letter by letter, also where that is written anew', () => {
    expect(written(url, { title: 'A', url: '/a' }, ['A b', 'A be']).url).toBe('/a-be')
    expect(written(url, { title: 'A', url: '/a-2' }, ['A b']).url).toBe('/a-b')
    expect(written(url, { title: 'A', url: '/a' }, ['Ab', '', 'N', 'New']).url).toBe('/new')
    expect(written(slug, { title: '', slug: '' }, ['New']).slug).toBe('new')
  })

  it('stays as it was written by hand', () => {
    expect(written(url, { title: 'A', url: '/mine' }, ['A b']).url).toBe('/mine')
    expect(isMadeOf('/a-bit', 'A')).toBe(false)
    expect(isMadeOf('/visit/a-12', 'A')).toBe(true)
  })
})
