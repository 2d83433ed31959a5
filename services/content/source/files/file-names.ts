/** A file of the content directory: `entries/<folder>/<name>`. */
export interface FileName {
  folder: string
  name: string
}

export const fileId = ({ folder, name }: FileName): string => `${folder}/${name}`
/** The path inside the content directory, for reports. */
export const filePath = (file: FileName): string => `entries/${fileId(file)}`
export const uidOf = ({ name }: FileName): string => name.replace(/(?:\.draft)?\.json$/, '')
export const isDraftFile = ({ name }: FileName): boolean => name.endsWith('.draft.json')
