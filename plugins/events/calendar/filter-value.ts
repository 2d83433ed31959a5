/** `General Public` stands in addresses as `general-public`; what is read from one passes here too. */
export const filterValue = (label: string): string => label.trim().toLowerCase().replace(/\s/g, '-')
