import { definePlugin } from 'atrium'
import { publicationsMenu, researchJournalMenu } from './menus.ts'
import { settings } from './settings.ts'

/** The publisher: its books, its research journal and its magazine, and what authors and booksellers ask of it. */
export default definePlugin({ name: 'publications', settings, navigation: [publicationsMenu, researchJournalMenu] })
