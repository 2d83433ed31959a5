/** `Ridge Auditorium GA` and `Ridge Auditorium Reserved` are kinds of seats in the Ridge Auditorium. */
export const plainVenueName = (name: string): string => name.replace(/ (?:GA|Reserved)$/, '')
