import { describe, expect, it } from 'vitest'
import { checkPodcast } from '../pages/feeds/check-podcast.ts'

const VALID = `<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>
<language>en</language><itunes:author>The Ellery</itunes:author><itunes:category text="Arts"><itunes:category text="Books"/></itunes:category>
<itunes:explicit>false</itunes:explicit><itunes:image href="https://a.example/b.jpg"/>
<itunes:owner><itunes:email>a@b.example</itunes:email></itunes:owner>
<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>
<item><itunes:episode>1</itunes:episode><itunes:duration>104</itunes:duration><itunes:episodeType>full</itunes:episodeType>
<podcast:season name="One">1</podcast:season><podcast:transcript url="https://a.example/t.vtt" type="text/vtt"/>
<enclosure url="https://a.example/b.mp3" type="audio/mpeg" length="0"/></item></channel></rss>`

/** What the W3C's cases for podcasts, enclosures and images have in common: one thing is wrong. */
const FAULTS: [what: string, from: string, to: string][] = [
  ['missing_lang', '<language>en</language>', ''],
  ['missing_category', '<itunes:category text="Arts"><itunes:category text="Books"/></itunes:category>', ''],
  ['invalid_category', 'text="Arts"', 'text="Museums"'],
  ['invalid_subcategory', 'text="Books"', 'text="Vases"'],
  ['incomplete_category', 'itunes:category text="Arts"', 'itunes:category'],
  ['missing_explicit', '<itunes:explicit>false</itunes:explicit>', ''],
  ['invalid_explicit_value', '>false<', '>maybe<'],
  ['whitespace_in_explicit_value', '>false<', '> false<'],
  ['duplicate_explicit_value', '<itunes:explicit>', '<itunes:explicit>true</itunes:explicit><itunes:explicit>'],
  ['missing_itunes_email', '<itunes:email>a@b.example</itunes:email>', ''],
  ['image_no_url', 'href="https://a.example/b.jpg"', ''],
  ['image_relative_url', 'https://a.example/b.jpg', '/b.jpg'],
  ['invalid_duration', '>104<', '>a while<'],
  ['invalid_episode', '<itunes:episode>1', '<itunes:episode>one'],
  ['invalid_episodetype', '>full<', '>whole<'],
  ['unsupported_format', 'b.mp3', 'b.wmv'],
  ['item_enclosure_no_length', ' length="0"', ''],
  ['item_enclosure_decimal_length', 'length="0"', 'length="1.5"'],
  ['item_enclosure_invalid_url', 'https://a.example/b.mp3', 'b.mp3'],
  [
    'multi_enclosure',
    '<enclosure',
    '<enclosure url="https://a.example/c.mp3" type="audio/mpeg" length="1"/><enclosure',
  ],
  ['transcript without a type', ' type="text/vtt"', ''],
  ['season that is no integer', '>1</podcast:season>', '>first</podcast:season>'],
]

describe('the checks that feeds of podcasts pass', () => {
  it('find nothing in a feed that is valid', () => {
    expect(checkPodcast(VALID)).toEqual([])
  })

  it.each(FAULTS)('find what is wrong: %s', (_what, from, to) => {
    expect(VALID).toContain(from)
    expect(checkPodcast(VALID.replace(from, to))).not.toEqual([])
  })
})
