import { writeEntry } from '../browser/content.ts'
import { demoContent } from '../pages/demo-content.ts'
import { measuredArticle } from './measured-article.ts'

/** The demo content with the measured article in it. */
export function measuredDemo(): string {
  const content = demoContent()
  writeEntry(
    content,
    measuredArticle({
      authors: ['author_mara_quill', 'author_lucia_benedetti'],
      categories: ['topic_conservation'],
      tags: ['tag_ceramics', 'tag_antiquity', 'tag_digital_imaging'],
      image: 'img_pottery_01',
      promos: ['content_promo_newsletter'],
      related: ['article_four_hundred_test_tiles', 'article_one_owl_six_weeks', 'article_five_kinds_of_light'],
    }),
  )
  return content
}
