import { iconAddress, SetIcon } from '../parts/set-icon.tsx'
import { type FileKind, KIND_ICONS } from './file-words.ts'

/** The icon of a kind of files. */
export const FileIcon = ({ kind }: { kind: FileKind }) => (
  <SetIcon name={KIND_ICONS[kind]} from={iconAddress(KIND_ICONS[kind])} />
)
