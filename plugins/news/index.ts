import { definePlugin } from 'atrium'
import { newsNavigation } from './navigation.ts'
import { settings } from './settings.ts'

/** Articles and press releases, by topic, tag and author, with their feeds. */
export default definePlugin({ name: 'news', settings, navigation: [newsNavigation] })
