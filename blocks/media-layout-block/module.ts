import { defineModule, section } from 'atrium'
import { mediaLayoutShape } from 'atrium/model/media/media-layout.ts'

/** Pictures, films or sounds in one of the layouts. */
export const mediaModule = defineModule({
  label: 'Media',
  help: 'Pictures, films or sounds: one alone, several side by side, or a row to scroll.',
  fields: mediaLayoutShape,
  section: (value, { title, id }: { title?: string; id?: string }) =>
    section('mediaLayoutBlock', { ...value, title: title ?? value.title, id }),
})
