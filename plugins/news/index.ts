import { definePlugin } from '#engine'
import { newsNavigation } from './navigation.ts'

/** Articles and press releases, by topic, tag and author, with their feeds. */
export default definePlugin({ name: 'news', navigation: [newsNavigation] })
