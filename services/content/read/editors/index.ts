export type { ListedState } from '../../store/listed.ts'
export type { CheckEntry } from './checked.ts'
export { type EditorLists, openEditorLists } from './editor-lists.ts'
export type { ListedEntry, ListedQuery } from './find.ts'
