import { writeEntry } from '../browser/content.ts'
import { demoContent } from '../pages/demo-content.ts'
import { measuredArticle } from './measured-article.ts'

const RELATED = [
  'article_four_hundred_test_tiles',
  'article_one_owl_six_weeks',
  'article_five_kinds_of_light',
  'article_five_iron_pins',
  'article_counting_dust',
  'article_adhesives_we_regret',
  'article_call_slips',
]

/**
 * The demo content with the measured article in it.
 *
 * @param copies how many further articles of the same metrics
 */
export function measuredDemo(copies = 0): string {
  const content = demoContent()
  for (let copy = 0; copy <= copies; copy++)
    writeEntry(
      content,
      measuredArticle(
        {
          authors: ['author_mara_quill', 'author_lucia_benedetti'],
          categories: ['topic_conservation'],
          tags: ['tag_ceramics', 'tag_antiquity', 'tag_digital_imaging'],
          image: 'img_pottery_01',
          promos: ['content_promo_newsletter'],
          related: [0, 1, 2].map((place) => RELATED[(copy + place) % RELATED.length] as string),
        },
        copy,
      ),
    )
  return content
}
