import { type InstalledType, isCard, labelOf, type SiteDefinition, toModelName } from '#engine/host.ts'

/** A content type as lists show it. */
export interface ListedType {
  name: string
  label: string
  help?: string
  file: string
  /** Of its page, with the brand filled in; absent: it has none. */
  route?: string
  isCard: boolean
}

/** Content types of one area, or of one part of the vocabulary that all areas share. */
export interface TypeGroup {
  title: string
  /** The folder. */
  folder: string
  isArea: boolean
  types: ListedType[]
}

/** The installed content types in which every word of a search occurs: in names, help or fields. By label. */
export function findTypes({ contentTypes, pages }: Pick<SiteDefinition, 'contentTypes' | 'pages'>, search: string) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return [...contentTypes]
    .map(([name, installed]) => ({ listed: listedType(name, installed, pages), installed }))
    .filter(({ listed, installed }) => {
      const text = textOf(listed, installed)
      return words.every((word) => text.includes(word))
    })
    .map(({ listed }) => listed)
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

export const listedType = (
  name: string,
  { definition: { label, help, card }, file }: InstalledType,
  pages: SiteDefinition['pages'],
): ListedType => ({
  name,
  label: label ?? labelOf(toModelName(name)),
  help,
  file,
  route: pages.get(name)?.route,
  isCard: isCard(card, pages.has(name)),
})

const textOf = ({ name, label, help, file, route }: ListedType, { fields }: InstalledType): string =>
  [...[name, label, help, file, route], ...Object.entries(fields).flatMap(([name, field]) => [name, field.label])]
    .join(' ')
    .toLowerCase()

/** The folder that declares a type: `plugins/news` or `model/person`. */
export const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/** Types by the folder that declares them: areas first, then the vocabulary, each by name. */
export function groupTypes(types: readonly ListedType[]): TypeGroup[] {
  const folders = [...new Set(types.map(({ file }) => folderOf(file)))].map((folder) => ({
    folder,
    isArea: folder.startsWith('plugins/'),
    title: labelOf(toModelName((folder.split('/').at(-1) ?? folder).replaceAll('-', '_'))),
    types: types.filter(({ file }) => folderOf(file) === folder),
  }))
  return folders.sort((a, b) => Number(b.isArea) - Number(a.isArea) || a.title.localeCompare(b.title, 'en'))
}
