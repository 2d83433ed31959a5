/** `General Public` is `general-public` in addresses; what is read from one passes here too. */
export const filterValue = (label: string): string => label.trim().toLowerCase().replace(/\s/g, '-')
