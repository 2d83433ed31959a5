import { shown } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import podcastAudio from '../blocks/podcast-audio/index.tsx'
import podcastFollow from '../blocks/podcast-follow/index.tsx'

describe('what of a podcast is shown', () => {
  it('POD-012 the trailer of a season is called so before its first episode, too, with how long it is', () => {
    const feature = { source: '/media/trailer.mp3', title: 'Trailer', duration: '00:12:00', seconds: 720 }
    const name = (props: object) =>
      shown(podcastAudio, { feature, ...props }).querySelector('.podcast-feature-title')?.textContent
    expect(name({ titled: true })).toBe('Trailer 12 min')
    expect(name({})).toBeUndefined()
  })

  it('POD-030 names season and episode also where the podcast is followed nowhere, with no empty list', () => {
    const follow = shown(podcastFollow, { heading: 'Season 2, Episode 3' })
    expect(follow.querySelector('.podcast-follow-title')?.textContent).toBe('Season 2, Episode 3')
    expect(follow.querySelector('ul')).toBeNull()
  })
})
