import { FOLDER, readFileName } from '../../../services/files/names.ts'

/** True for the address of a file of the site. */
export const isFileAddress = (address: string): boolean =>
  address.startsWith(`/${FOLDER}/`) && readFileName(address.slice(FOLDER.length + 2)) !== undefined
