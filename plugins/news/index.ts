import { definePlugin } from '#engine'
import { feeds } from './feed.ts'
import { journalists, journalistsPage } from './journalists.ts'
import { newsLanding, newsLandingPage } from './lists/landing.ts'
import { newsListing, newsListingPage } from './lists/listing.ts'
import { newsNavigation } from './navigation.ts'
import { article } from './stories/article.ts'
import { articlePage } from './stories/article-page.ts'
import { pressRelease } from './stories/press-release.ts'
import { pressReleasePage } from './stories/press-release-page.ts'
import { author } from './topics/author.ts'
import { authorPage } from './topics/author-page.ts'
import { tagPage } from './topics/tag-page.ts'
import { articleCategory, topicTag } from './topics/topic.ts'
import { topicPage } from './topics/topic-page.ts'

/** Articles and press releases, by topic, tag and author, with their feeds. */
export default definePlugin({
  name: 'news',
  contentTypes: [article, pressRelease, articleCategory, topicTag, author, newsLanding, newsListing, journalists],
  pages: [
    articlePage,
    pressReleasePage,
    topicPage,
    tagPage,
    authorPage,
    newsLandingPage,
    newsListingPage,
    journalistsPage,
  ],
  navigation: [newsNavigation],
  endpoints: feeds,
})
