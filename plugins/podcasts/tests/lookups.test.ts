import { clockText, secondsOf } from 'atrium/model/media/duration.ts'
import { pageContext } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDuration } from '../episode/duration.ts'
import { releaseDate } from '../episode/release-date.ts'
import { getEntriesBySeason, getEntriesBySeries } from '../series/lookups.ts'
import { fullNumber, fullTitle } from '../series/season-titles.ts'
import podcastSeries from '../types/podcast-series.ts'

describe('lookups', () => {
  const { content } = pageContext()
  it('POD-043 of episodes need a season', async () => {
    await expect(getEntriesBySeason(content, '')).rejects.toThrow(
      'getEntriesBySeason called without a podcast_season uid',
    )
  })
  it('POD-044 of seasons need a series', async () => {
    await expect(getEntriesBySeries(content, '')).rejects.toThrow(
      'getEntriesBySeries called without a podcast_series uid',
    )
  })
})

describe('titles of seasons', () => {
  const plain = { plainNumber: String }

  it.each([
    [{ name: 'The River', number: 2 }, 'Season 2 – The River'],
    [{ name: 'The River', number: 2, seasonLabel: 'Walk' }, 'Walk 2 – The River'],
    [{ name: 'Season 2', number: 2 }, 'Season 2'],
    [{ name: '', number: 2 }, 'Season 2'],
  ])('POD-036 POD-037 %j is %s', (season, expected) => {
    expect(fullTitle(season, 'Season', plain)).toBe(expected)
    expect(expected.startsWith(fullNumber(season, 'Season', plain))).toBe(true)
  })
})

describe('durations', () => {
  it.each([
    ['00:12:00', 720, 'PT12M', '12:00'],
    ['1:04:07', 3847, 'PT1H4M7S', '1:04:07'],
    ['45', 45, 'PT45S', '0:45'],
  ])('%s', (written, seconds, iso, printed) => {
    expect(secondsOf(written)).toBe(seconds)
    expect([isoDuration(seconds), clockText(seconds)]).toEqual([iso, printed])
  })

  it('of anything else are not known', () => {
    for (const written of [undefined, '', 'soon', '-5', '1:2:3:4', '00:00:00'])
      expect(secondsOf(written)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (written) => {
        const seconds = secondsOf(written)
        return seconds === undefined || (Number.isFinite(seconds) && seconds > 0)
      }),
      { seed: 14 },
    )
  })
})

it('POD-039 an episode was released with its recording, else when it was published', () => {
  const datePublished = '2026-02-03'
  expect(releaseDate({ audio: { releaseDate: '2025-05-06' }, datePublished })).toBe('2025-05-06')
  expect(releaseDate({ audio: { releaseDate: 'soon' }, datePublished })).toBe(datePublished)
})

it('the content check names a podcast without a picture, unless its feed is another', async () => {
  const beside = { port: async () => undefined, stored: async () => [], today: '2026-03-14', dayOf: String }
  const fieldsOf = async (entry: object) =>
    (await podcastSeries.check?.({ entry: entry as never, ...beside }))?.map(({ field }) => field)
  expect(await fieldsOf({ slug: 'boxes' })).toEqual(['image'])
  expect(await fieldsOf({ slug: 'boxes', image: { uid: 'i' } })).toEqual([])
  expect(await fieldsOf({ slug: 'boxes', rssFeed: 'https://feeds.example/boxes' })).toEqual([])
})
