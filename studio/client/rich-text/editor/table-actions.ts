import type { Command } from 'prosemirror-state'
import type { Action } from '../../parts/menu.tsx'
import type { Texts } from '../../parts/texts.tsx'
import * as tables from '../commands/tables.ts'

/** What can be done with the table in which one is. */
export const tableActions = (texts: Texts, run: (command: Command) => () => void): Action[] => [
  { id: 'rowBefore', label: texts.rowBefore, run: run(tables.addRowBefore) },
  { id: 'rowAfter', label: texts.rowAfter, run: run(tables.addRowAfter) },
  { id: 'columnBefore', label: texts.columnBefore, run: run(tables.addColumnBefore) },
  { id: 'columnAfter', label: texts.columnAfter, run: run(tables.addColumnAfter) },
  { id: 'rowHeads', label: texts.rowHeads, run: run(tables.toggleHeads('row')) },
  { id: 'columnHeads', label: texts.columnHeads, run: run(tables.toggleHeads('column')) },
  { id: 'caption', label: texts.caption, run: run(tables.toggleCaption) },
  { id: 'deleteRow', label: texts.deleteRow, run: run(tables.deleteRow) },
  { id: 'deleteColumn', label: texts.deleteColumn, run: run(tables.deleteColumn) },
  { id: 'deleteTable', label: texts.deleteTable, isDangerous: true, run: run(tables.removeTable) },
]
