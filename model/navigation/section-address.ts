/** The address of the section that an entry is in: the first segment of its own. */
export const sectionAddress = ({ path }: { path: string | null }): string => `/${path?.split('/')[1] ?? ''}`
