export type { CheckEntry } from './checked.ts'
export { type EditorLists, openEditorLists } from './editor-lists.ts'
export type { ListedEntry, ListedQuery } from './find.ts'
export type { ListedState } from './rows.ts'
