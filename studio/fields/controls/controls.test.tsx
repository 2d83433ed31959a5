// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Row, WireObject } from '../../client/api/contract.ts'
import { applyEdit } from '../../client/model/edit.ts'
import { button, click, control, hide, openStudio, press, type, until } from '../../client/testing/app.tsx'
import { forms, schemaOf } from '../../client/testing/demo-entries.ts'
import { type StandIn, standIn, textOf } from '../../client/testing/stand-in.ts'
import type { FormField } from '../../forms/form.ts'
import { controlOf } from '../kinds.ts'
import { choosePage } from '../url/chosen-page.ts'

let server: StandIn
const open = async (name: string, uid: string, value: WireObject) => {
  server = standIn([{ type: name, uid, body: '', value }])
  await openStudio(server, `/entries/${name}/${uid}`)
  await until(() => control('title'))
}
const saved = (key: string) => JSON.parse(server.stored.get(key)?.draft?.body ?? '{}')

beforeEach(() => localStorage.clear())
afterEach(hide)

/** All fields of forms, however deep. */
const fieldsIn = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => [field, ...fieldsIn(field.fields ?? []), ...(field.of ? fieldsIn([field.of]) : [])])

describe('controls that fields declare', () => {
  it('are there for each one, and their fields have what the control needs', () => {
    const declared = fieldsIn([...forms.values()].flatMap((form) => form.fields)).filter((field) => field.control)
    const plain = declared.filter((field) => controlOf(field) === controlOf({ ...field, control: undefined }))
    expect(plain.map(({ control: name, model }) => `${name} of ${model}`)).toEqual([])
    expect(new Set(declared.map((field) => field.control)).size).toBeGreaterThanOrEqual(6)
  })

  it('hours: a day is closed, and has the times of the day before', async () => {
    const usual = { open_time: '10:00', close_time: '17:30' }
    await open('open_hours', 'a', { uid: 'a', title: 'A', daily_hours: { sunday: usual, tuesday: usual } })
    const day = (name: string) =>
      document.querySelector<HTMLElement>(`[data-path="daily_hours.${name}"]`) as HTMLElement
    expect(day('monday').textContent).toContain('Closed')
    await type(day('tuesday').querySelector('input'), '11:00')
    await click(button('Wednesday as Tuesday', day('wednesday')))
    await click(button('Sunday: closed', day('sunday')))
    await until(() => saved('open_hours/a').daily_hours?.sunday === undefined && saved('open_hours/a').daily_hours)
    const later = { ...usual, open_time: '11:00' }
    expect(saved('open_hours/a').daily_hours).toEqual({ tuesday: later, wednesday: later })
  })

  it('point: arrows move what matters most, ratios without a part of their own follow, and it is taken away', async () => {
    const picture = '/iiif/kiln/full/160,107/0/default.jpg'
    const crop = { ratio: '16:9', x: 0, y: 250, w: 4800, h: 2700 }
    server = standIn([], { ratios: ['16:9', '1:1'] })
    const value = { uid: 'a', title: 'A', width: 4800, height: 3200, image_crops: [crop] }
    server.stored.set('image/a', { ref: { type: 'image', uid: 'a' }, published: textOf(value) })
    server.pictures.set('image/a', picture)
    await openStudio(server, '/entries/image/a')
    const mark = await until(() => document.querySelector('[data-path="focal_point"] .point-mark'))
    const square = () => document.querySelector('.ratios li:nth-child(2) img')?.getAttribute('src')
    await until(() => square()?.includes('/iiif/kiln/800,0,3200,3200/'))
    await press('ArrowRight', { shiftKey: true }, mark)
    await press('ArrowUp', {}, mark)
    await until(() => saved('image/a').focal_point)
    expect(saved('image/a').focal_point).toEqual({ x: 0.6, y: 0.49 })
    expect(mark.getAttribute('aria-label')).toContain('60 % from the left, 49 % from the top')
    expect(square()).toContain('/iiif/kiln/1280,0,3200,3200/')
    expect(document.querySelector('.ratios img')?.getAttribute('src')).toContain('/0,250,4800,2700/')
    await click(button('Take the focal point away'))
    await until(() => saved('image/a').title && !('focal_point' in saved('image/a')))
    expect(square()).toContain('/iiif/kiln/800,0,3200,3200/')
  })

  it('color: a swatch puts the color into its group, and none takes the group away', async () => {
    const value = { uid: 'a', title: 'A', body: [{ call_out: { background_color_name: { color_name: 'sky' } } }] }
    await open('article', 'a', value)
    const swatch = (name: string) =>
      [...document.querySelectorAll('[data-path^="body[0]"] .swatches label')].find(({ textContent }) =>
        textContent?.includes(name),
      )
    await click(swatch('Navy')?.querySelector('input'))
    await until(() => saved('article/a').body?.[0].call_out.background_color_name?.color_name === 'navy')
    await click(swatch('No color')?.querySelector('input'))
    await until(() => saved('article/a').body && !('background_color_name' in saved('article/a').body[0].call_out))
  })

  it('link: a page that is chosen is its address, and its title where there are no words yet', () => {
    const schema = schemaOf('promo')
    const row = { title: 'Visit', path: '/visit' } as Row
    const chosen = (link: object) => {
      const root = { title: 'A', cta: [link] }
      return applyEdit(root, choosePage(schema, root, ['cta', 0, 'href'], row), schema).cta
    }
    expect(chosen({})).toEqual([{ title: 'Visit', href: '/visit' }])
    expect(chosen({ title: 'Come', href: '/old' })).toEqual([{ title: 'Come', href: '/visit' }])
  })

  it('address: all of it is shown, and it is made of the title again where it was written', async () => {
    server = standIn([])
    server.stored.set('article/a', {
      ref: { type: 'article', uid: 'a' },
      draft: textOf({ title: 'New rooms', url: '/old' }),
    })
    await openStudio(server, '/entries/article/a')
    await until(() => document.querySelector('.whole-address')?.textContent === 'https://ellery.example/old')
    await click(button('Make it of the title'))
    expect(control('url')?.value).toBe('/new-rooms')
    await type(control('title'), 'New rooms, and old')
    await until(() => saved('article/a').url === '/new-rooms-and-old')
  })
})

describe('what is typed', () => {
  /** Each letter comes behind what the box shows. */
  const typeLetters = async (box: () => HTMLInputElement | undefined, letters: string) => {
    for (const letter of letters) await type(box(), `${box()?.value}${letter}`)
  }

  it('number: a fraction may begin like a number that is written shorter', async () => {
    await open('podcast_episode', 'a', { uid: 'a', title: 'A' })
    for (const typed of ['1.05', '0.05', '-0.1276', '40.0168']) {
      await type(control('episode_number'), '')
      await typeLetters(() => control('episode_number'), typed)
      await until(() => saved('podcast_episode/a').episode_number === Number(typed), typed)
    }
    act(() => control('episode_number')?.focus())
    await type(control('episode_number'), '2.0')
    expect(control('episode_number')?.value).toBe('2.0')
    act(() => control('episode_number')?.blur())
    expect(control('episode_number')?.value).toBe('2')
  })

  it('number: a comma is a point where the language writes it so; what is no number stays and is told, until undo', async () => {
    await open('podcast_episode', 'a', { uid: 'a', title: 'A', episode_number: 3 })
    const leave = () => act(() => control('episode_number')?.blur())
    const isTold = () => document.querySelector('[data-path=episode_number] [role=alert]') !== null
    act(() => control('episode_number')?.focus())
    await type(control('episode_number'), '4')
    await type(control('episode_number'), '4,5')
    leave()
    expect([control('episode_number')?.value, isTold()]).toEqual(['4,5', true])
    await press('z', { ctrlKey: true }, document.body)
    expect([control('episode_number')?.value, isTold()]).toEqual(['3', false])
    server.site = { ...server.site, language: 'es-ES' }
    await openStudio(server, '/entries/podcast_episode/a')
    await until(() => control('episode_number'))
    act(() => control('episode_number')?.focus())
    await typeLetters(() => control('episode_number'), ',25')
    leave()
    await until(() => saved('podcast_episode/a').episode_number === 3.25)
    expect(isTold()).toBe(false)
  })

  it('text: a box that gets long stays the same one until it is left', async () => {
    await open('podcast_episode', 'a', { uid: 'a', title: 'A' })
    const box = control('title')
    act(() => box?.focus())
    await type(box, 'a'.repeat(90))
    await type(box, 'a'.repeat(91))
    await type(box, 'a'.repeat(92))
    expect(document.activeElement).toBe(box)
    expect(control('title')).toBe(box)
    expect(box?.value).toHaveLength(92)
    act(() => void box?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(control('title')).toBe(box)
    act(() => box?.blur())
    expect(control('title')?.tagName).toBe('TEXTAREA')
    await until(() => saved('podcast_episode/a').title?.length === 92)
  })

  it('map: a key may begin like another, or with digits', async () => {
    const metadata_fields = { date: ['2020'], maker: ['B'] }
    await open('audio_asset', 'a', { uid: 'a', title: 'A', metadata_fields })
    const key = () => document.querySelectorAll<HTMLInputElement>('[data-path=metadata_fields] li > input')[1]
    const fields = () => saved('audio_asset/a').metadata_fields
    act(() => key()?.focus())
    await type(key(), '')
    await typeLetters(key, 'dated')
    await until(() => fields()?.dated)
    expect(Object.entries(fields())).toEqual([
      ['date', ['2020']],
      ['dated', ['B']],
    ])
    await type(key(), '')
    await typeLetters(key, '2D scan')
    expect(document.activeElement).toBe(key())
    await until(() => fields()['2D scan'])
    expect(Object.keys(fields())).toEqual(['date', '2D scan'])
    for (const [typed, left] of [
      ['date', '2D scan'],
      ['', '2D scan'],
    ] as const) {
      await type(key(), typed)
      act(() => key()?.blur())
      expect(key()?.value).toBe(left)
      act(() => key()?.focus())
    }
    await type(key(), '2024')
    expect(key()?.value).toBe('2024')
    act(() => key()?.closest('li')?.querySelector('textarea')?.focus())
    await until(() => Object.keys(fields()).join() === '2024,date')
    // The line has gone to the front, and the focus with it.
    expect(document.activeElement?.closest('li')?.querySelector('input')?.value).toBe('2024')
    expect(fields()).toEqual({ 2024: ['B'], date: ['2020'] })
  })
})
