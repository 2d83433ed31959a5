export type { EditorLists, ListedEntry, ListedQuery, ListedState } from '../../../services/content/index.ts'
