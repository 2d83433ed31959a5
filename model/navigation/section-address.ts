/** The address of the section in which an entry stands: the first segment of its own. */
export const sectionAddress = ({ path }: { path: string | null }): string => `/${path?.split('/')[1] ?? ''}`
