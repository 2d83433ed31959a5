/** The anchor day of the demo content, at ten in the morning in Los Angeles; the clock stands still. */
export const ANCHOR = '=2026-03-14T10:00:00-07:00'
