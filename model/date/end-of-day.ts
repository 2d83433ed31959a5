/** Days end with their last second; a date-time is that instant. */
export const endOfDay = (date: string): string => (date.length === 10 ? `${date}T23:59:59` : date)
