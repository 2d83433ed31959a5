/** `General Public` stands in addresses as `general-public` (EVT-147); what is read from one passes here too (EVT-148). */
export const filterValue = (label: string): string => label.trim().toLowerCase().replace(/\s/g, '-')
